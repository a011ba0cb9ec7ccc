import { deepEqual, rejects } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Clone } from "./clone.ts";
import { rehearseFirstRelease } from "./first-release.ts";
import { rehearseLaterReleases } from "./later-releases.ts";
import { RefusedRegistryError } from "./loopback.ts";
import { startRegistry } from "./registry.ts";
import { registriesIn } from "./registry-names.ts";
import type { Report } from "./report.ts";
import { startRuntimes } from "./runtimes.ts";
import type { Stage } from "./stage.ts";

export interface RehearsalOptions {
  /** Whether to try everything in other runtimes than Node too. */
  readonly runtimes: boolean;
}

/** An address set aside for documents: no machine has it. */
const NOBODYS = "http://192.0.2.1/";

/** Releases from beginning to end, in a clone of `workspace`, to a registry on this machine. */
export async function rehearse(
  stage: Stage,
  report: Report,
  workspace: string,
  options: RehearsalOptions,
): Promise<void> {
  report.begin("Preparation");
  const make = (name: string) => () => makeAndBuild(stage, workspace, name);
  const clone = await report.step("clone, install, build", make("clone"));
  await report.check("two builds of one commit give the same tarballs", async () => {
    const second = await makeAndBuild(stage, workspace, "second-clone");
    deepEqual(await second.pack(), await clone.pack());
  });
  await report.check("no file of the project names a registry", async () => {
    for (const path of await clone.files()) {
      deepEqual(registriesIn(readFileSync(join(clone.root, path), "utf8")), [], path);
    }
  });
  await report.check("publishing to another machine is refused", async () => {
    clone.pointScopeAt(NOBODYS);
    await rejects(clone.publish(), RefusedRegistryError);
  });
  const registry = await report.step("start a registry", () => startRegistry(stage));
  clone.pointScopeAt(registry.url);
  const runtimes = options.runtimes
    ? await report.step("install and start other runtimes", () => startRuntimes(stage))
    : undefined;
  if (runtimes !== undefined && runtimes.chromium === undefined) {
    report.leaveOut("Chromium, in a page and in a worker: it is not installed here");
  }

  const scene = { stage, report, clone, registry };
  await rehearseFirstRelease(scene, runtimes);
  await rehearseLaterReleases(scene);
}

async function makeAndBuild(stage: Stage, workspace: string, name: string): Promise<Clone> {
  const clone = await Clone.make(stage, workspace, name);
  await clone.build();
  return clone;
}
