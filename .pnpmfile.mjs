// What a package needs only while it is made is not published with it.
export const hooks = {
  beforePacking({ devDependencies, scripts, ...manifest }) {
    return manifest;
  },
};
