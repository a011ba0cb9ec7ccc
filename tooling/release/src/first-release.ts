import { deepEqual, ok } from "node:assert/strict";
import { join } from "node:path";
import { assertArrived, expectedArrivals } from "./arrivals.ts";
import { checkCommand } from "./consumer/command.ts";
import { Consumer } from "./consumer/consumer.ts";
import { checkElsewhere } from "./consumer/elsewhere.ts";
import { checkLibrary } from "./consumer/library.ts";
import { faultsOfContents } from "./package/contents.ts";
import { forbiddenWords } from "./package/forbidden-words.ts";
import { fingerprint, readTarball } from "./package/tarball.ts";
import type { Runtimes } from "./runtimes.ts";
import type { Scene } from "./scene.ts";

/** Every package is published, then installed alone and used in every way that it promises. */
export async function rehearseFirstRelease(
  scene: Scene,
  runtimes: Runtimes | undefined,
): Promise<void> {
  const { stage, report, clone, registry } = scene;
  report.begin("The first release");
  const names = clone.published.map(({ name }) => name);
  await report.step("version, build, publish", () =>
    clone.release("Rehearsed.", Object.fromEntries(names.map((name) => [name, "patch"]))),
  );
  await report.check("the registry holds one version of every package", async () => {
    for (const { name, manifest } of clone.published) {
      deepEqual(await registry.versionsOf(name), [manifest.version], name);
    }
  });
  await report.check("no version is below 0.1.0: every package told its users of itself", () => {
    const versions = clone.published.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
    deepEqual(
      versions.filter((version) => version.includes("@0.0.")),
      [],
    );
  });
  await report.check("what is published is what anyone packs from the same commit", async () => {
    const packed = Object.values(await clone.pack());
    for (const { name, manifest } of clone.published) {
      const tarball = await registry.tarballOf(name, manifest.version);
      ok(packed.includes(fingerprint(tarball)), name);
    }
  });
  await report.check("every tarball holds what belongs there, and a changelog", async () => {
    const forbidden = [...forbiddenWords(clone.root), stage.folder];
    for (const { name, manifest } of clone.published) {
      const files = await readTarball(await registry.tarballOf(name, manifest.version));
      deepEqual(faultsOfContents(files, { hasChangelog: true, forbidden }), [], name);
    }
  });
  for (const name of names) await rehearseUse(scene, runtimes, name);
}

async function rehearseUse(
  { stage, report, clone, registry }: Scene,
  runtimes: Runtimes | undefined,
  name: string,
): Promise<void> {
  report.begin(`${name}, installed alone`);
  const install = () => Consumer.install(stage, registry, name);
  const consumer = await report.step("install", install);
  await report.check("exactly it and what it needs arrives", () => {
    const manifests = clone.published.map(({ manifest }) => manifest);
    assertArrived(consumer.installed, expectedArrivals(name, manifests));
  });
  if (consumer.manifest.exports !== undefined) {
    const program = await checkLibrary(report, consumer);
    if (runtimes !== undefined) await checkElsewhere(report, consumer, program, runtimes);
  }
  if (consumer.manifest.bin !== undefined) {
    await checkCommand(report, consumer, join(clone.root, "examples"));
  }
}
