import type { Manifest } from "./published.ts";

/**
 * What installing `name` alone must bring: itself and every package of ours that it needs, with
 * their versions, and the third-party packages that it lists itself, in any version. Theirs would
 * have no end, so they may need nothing more.
 */
export function expectedArrivals(
  name: string,
  manifests: readonly Manifest[],
): Record<string, string | undefined> {
  const ours = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const arrivals: Record<string, string | undefined> = {};
  const add = (arriving: string): void => {
    if (arriving in arrivals) return;
    const manifest = ours.get(arriving);
    arrivals[arriving] = manifest?.version;
    Object.keys(manifest?.dependencies ?? {}).forEach(add);
  };
  add(name);
  return arrivals;
}

/** Throws where something is missing, too much, or of another version. */
export function assertArrived(
  installed: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string | undefined>>,
): void {
  const names = [...new Set([...Object.keys(installed), ...Object.keys(expected)])].sort();
  const faults = names.flatMap((name) => {
    if (!(name in expected)) return [`${name} arrived too`];
    if (!(name in installed)) return [`${name} did not arrive`];
    const version = expected[name];
    if (version === undefined || installed[name] === version) return [];
    return [`${name}@${installed[name]} arrived, not ${version}`];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
