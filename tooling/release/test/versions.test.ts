import { expect, test } from "vitest";
import { expectedVersions, outOfRangeBump } from "../src/versions.ts";

const needsCore = { core: "workspace:^" };

test("one puzzle bumped: the others keep their versions", () => {
  const packages = [at("core", "0.1.0"), at("a", "0.1.0", needsCore), at("b", "0.3.2", needsCore)];
  expect(expectedVersions(packages, { a: "patch" })).toEqual({
    core: "0.1.0",
    a: "0.1.1",
    b: "0.3.2",
  });
});

test.each([
  ["0.1.0", "patch", "0.1.1", "5.0.0"],
  ["0.1.9", "minor", "0.2.0", "5.0.1"],
  ["0.1.9", "major", "1.0.0", "5.0.1"],
  ["0.0.3", "patch", "0.0.4", "5.0.1"],
  ["1.2.3", "patch", "1.2.4", "5.0.0"],
  ["1.2.3", "minor", "1.3.0", "5.0.0"],
  ["1.2.3", "major", "2.0.0", "5.0.1"],
] as const)("a core of %s with a %s: %s, and its dependant has %s", (version, bump, core, user) => {
  const packages = [at("core", version), at("user", "5.0.0", needsCore)];
  expect(expectedVersions(packages, { core: bump })).toEqual({ core, user });
});

test("a dependant with a changeset of its own is bumped once, as that says", () => {
  const packages = [at("core", "0.1.0"), at("user", "0.1.0", needsCore)];
  const bumps = { core: "minor", user: "minor" } as const;
  expect(expectedVersions(packages, bumps)).toEqual({ core: "0.2.0", user: "0.2.0" });
});

test("a dependant that is patched moves nobody else", () => {
  const packages = [
    at("core", "0.1.0"),
    at("user", "0.1.0", needsCore),
    at("app", "0.1.0", { user: "workspace:^" }),
  ];
  const expected = { core: "0.2.0", user: "0.1.1", app: "0.1.0" };
  expect(expectedVersions(packages, { core: "minor" })).toEqual(expected);
});

test.each([
  ["0.1.0", "minor"],
  ["1.0.0", "major"],
])("what leaves the range of %s is a %s", (version, bump) => {
  expect(outOfRangeBump(version)).toBe(bump);
});

test("a version of another form is refused", () => {
  expect(() => outOfRangeBump("1.0.0-next.1")).toThrow(RangeError);
});

function at(name: string, version: string, dependencies: Record<string, string> = {}) {
  return { name, version, dependencies };
}
