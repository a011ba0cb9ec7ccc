import type { Manifest } from "./published.ts";

/** How much a changeset raises a version. */
export type Bump = "patch" | "minor" | "major";

type Version = readonly [major: number, minor: number, patch: number];

/**
 * The versions of all packages after a release, by what this project promises: a package with a
 * changeset is bumped as that says; one that depends on a version now out of its caret range is
 * patched, so that it asks for the new one; every other keeps its version.
 *
 * A patch is never out of range here, so patching a dependant moves nobody else.
 */
export function expectedVersions(
  manifests: readonly Manifest[],
  bumps: Readonly<Record<string, Bump>>,
): Record<string, string> {
  const current = new Map(manifests.map(({ name, version }) => [name, version]));
  const leaves = (name: string): boolean => {
    const version = current.get(name);
    const bump = bumps[name];
    return version !== undefined && bump !== undefined && leavesCaret(version, bump);
  };
  return Object.fromEntries(
    manifests.map(({ name, version, dependencies = {} }) => {
      const bump = bumps[name] ?? (Object.keys(dependencies).some(leaves) ? "patch" : undefined);
      return [name, bump === undefined ? version : raise(version, bump)];
    }),
  );
}

/** The smallest bump after which `^version` no longer fits. */
export function outOfRangeBump(version: string): Bump {
  const [major] = parseVersion(version);
  return major === 0 ? "minor" : "major";
}

/** Whether `^version` no longer fits the version after `bump`. */
function leavesCaret(version: string, bump: Bump): boolean {
  const [major, minor] = parseVersion(version);
  if (bump === "major") return true;
  if (major > 0) return false;
  return bump === "minor" || minor === 0;
}

function raise(version: string, bump: Bump): string {
  const [major, minor, patch] = parseVersion(version);
  if (bump === "major") return `${major + 1}.0.0`;
  if (bump === "minor") return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

function parseVersion(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined) throw new RangeError(`not a version of three numbers: ${version}`);
  return [Number(major), Number(minor), Number(patch)];
}
