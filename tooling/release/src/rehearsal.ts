import { deepEqual } from "node:assert/strict";
import { join } from "node:path";
import { assertArrived, expectedArrivals } from "./arrivals.ts";
import { Clone } from "./clone.ts";
import { checkCommand } from "./consumer/command.ts";
import { Consumer } from "./consumer/consumer.ts";
import { checkLibrary } from "./consumer/library.ts";
import { rehearseLaterReleases } from "./later-releases.ts";
import { faultsOfContents } from "./package/contents.ts";
import { forbiddenWords } from "./package/forbidden-words.ts";
import { readTarball } from "./package/tarball.ts";
import { type Registry, startRegistry } from "./registry.ts";
import type { Report } from "./report.ts";
import type { Stage } from "./stage.ts";

/** Releases from beginning to end, in a clone of `workspace`, to a registry on this machine. */
export async function rehearse(stage: Stage, report: Report, workspace: string): Promise<void> {
  report.begin("Preparation");
  const make = (name: string) => () => makeAndBuild(stage, workspace, name);
  const clone = await report.step("clone, install, build", make("clone"));
  await report.check("two builds of one commit give the same tarballs", async () => {
    const second = await makeAndBuild(stage, workspace, "second-clone");
    deepEqual(await second.pack(), await clone.pack());
  });
  const registry = await report.step("start a registry", () => startRegistry(stage));
  clone.pointScopeAt(registry);

  report.begin("The first release");
  await report.step("version, build, publish", async () => {
    const names = clone.published.map(({ name }) => name);
    const bumps = Object.fromEntries(names.map((name) => [name, "patch" as const]));
    await clone.release("Rehearsed.", bumps);
  });
  await report.check("the registry holds one version of every package", async () => {
    for (const { name, manifest } of clone.published) {
      deepEqual(await registry.versionsOf(name), [manifest.version], name);
    }
  });
  await report.check("every tarball holds what belongs there, and a changelog", async () => {
    const forbidden = [...forbiddenWords(clone.root), stage.folder];
    for (const { name, manifest } of clone.published) {
      const files = await readTarball(await registry.tarballOf(name, manifest.version));
      deepEqual(faultsOfContents(files, { hasChangelog: true, forbidden }), [], name);
    }
  });
  for (const { name } of clone.published) await rehearseUse(stage, report, clone, registry, name);

  await rehearseLaterReleases(stage, report, clone, registry);
}

async function makeAndBuild(stage: Stage, workspace: string, name: string): Promise<Clone> {
  const clone = await Clone.make(stage, workspace, name);
  await clone.build();
  return clone;
}

async function rehearseUse(
  stage: Stage,
  report: Report,
  clone: Clone,
  registry: Registry,
  name: string,
): Promise<void> {
  report.begin(`${name}, installed alone`);
  const install = () => Consumer.install(stage, registry, name);
  const consumer = await report.step("install", install);
  const manifests = clone.published.map(({ manifest }) => manifest);
  await report.check("exactly it and what it needs arrives", () =>
    assertArrived(consumer.installed, expectedArrivals(name, manifests)),
  );
  if (consumer.manifest.exports !== undefined) await checkLibrary(report, consumer);
  if (consumer.manifest.bin !== undefined) {
    await checkCommand(report, consumer, join(clone.root, "examples"));
  }
}
