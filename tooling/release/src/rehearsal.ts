import { deepEqual } from "node:assert/strict";
import { Clone } from "./clone.ts";
import { rehearseFirstRelease } from "./first-release.ts";
import { rehearseLaterReleases } from "./later-releases.ts";
import { startRegistry } from "./registry.ts";
import type { Report } from "./report.ts";
import { startRuntimes } from "./runtimes.ts";
import type { Stage } from "./stage.ts";

export interface RehearsalOptions {
  /** Whether to try everything in other runtimes than Node too. */
  readonly runtimes: boolean;
}

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
  const registry = await report.step("start a registry", () => startRegistry(stage));
  clone.pointScopeAt(registry);
  const runtimes = options.runtimes
    ? await report.step("install and start other runtimes", () => startRuntimes(stage))
    : undefined;

  const scene = { stage, report, clone, registry };
  await rehearseFirstRelease(scene, runtimes);
  await rehearseLaterReleases(scene);
}

async function makeAndBuild(stage: Stage, workspace: string, name: string): Promise<Clone> {
  const clone = await Clone.make(stage, workspace, name);
  await clone.build();
  return clone;
}
