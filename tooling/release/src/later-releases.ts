import { deepEqual } from "node:assert/strict";
import { assertArrived, expectedArrivals } from "./arrivals.ts";
import type { Clone } from "./clone.ts";
import { Consumer } from "./consumer/consumer.ts";
import type { Manifest } from "./published.ts";
import type { Registry } from "./registry.ts";
import type { Scene } from "./scene.ts";
import { type Bump, expectedVersions, outOfRangeBump } from "./versions.ts";

/** Three releases after the first: of a puzzle alone, of a core in range, of a core out of range. */
export async function rehearseLaterReleases({
  stage,
  report,
  clone,
  registry,
}: Scene): Promise<void> {
  const { puzzle, core } = chooseRoles(manifestsOf(clone));
  const rehearseOne = async (title: string, bumps: Readonly<Record<string, Bump>>) => {
    report.begin(title);
    const before = manifestsOf(clone);
    const published = await versionsIn(registry, before);
    const expected = expectedVersions(before, bumps);
    await report.step("version, build, publish", () => clone.release(title, bumps));
    await report.check("the right versions are published, and no other", async () => {
      const now = manifestsOf(clone).map(({ name, version }) => [name, version]);
      deepEqual(Object.fromEntries(now), expected);
      for (const [name, versions] of await versionsIn(registry, before)) {
        const newest = expected[name] ?? "";
        deepEqual(versions, [...new Set([...(published.get(name) ?? []), newest])], name);
      }
    });
    await report.check(`a fresh install of ${puzzle} gets the newest of everything`, async () => {
      const { installed } = await Consumer.install(stage, registry, puzzle);
      assertArrived(installed, expectedArrivals(puzzle, manifestsOf(clone)));
    });
  };

  await rehearseOne(`A patch of ${puzzle}: nobody else moves`, { [puzzle]: "patch" });
  await rehearseOne(`A patch of ${core}: its dependants stay as they are`, { [core]: "patch" });
  const version = manifestsOf(clone).find(({ name }) => name === core)?.version ?? "";
  const bump = outOfRangeBump(version);
  await rehearseOne(`A ${bump} of ${core}: its dependants are patched`, { [core]: bump });
}

async function versionsIn(
  registry: Registry,
  manifests: readonly Manifest[],
): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>();
  for (const { name } of manifests) versions.set(name, await registry.versionsOf(name));
  return versions;
}

function manifestsOf(clone: Clone): Manifest[] {
  return clone.published.map(({ manifest }) => manifest);
}

/** The core that most packages need, and the first package that needs it. */
function chooseRoles(manifests: readonly Manifest[]): { puzzle: string; core: string } {
  const dependantsOf = (name: string) =>
    manifests.filter(({ dependencies = {} }) => name in dependencies).map((it) => it.name);
  const ranked = manifests
    .map(({ name }) => ({ core: name, dependants: dependantsOf(name) }))
    .sort((a, b) => b.dependants.length - a.dependants.length);
  const [first] = ranked;
  const puzzle = first?.dependants[0];
  if (first === undefined || puzzle === undefined) throw new Error("no package needs another");
  return { puzzle, core: first.core };
}
