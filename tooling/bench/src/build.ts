/** Brings up to date what is measured: the command line, and the packages that the bench imports. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { ROOT } from "./whole-process.ts";

/** Silent unless it fails: standard output belongs to the figures. */
export function build(): void {
  const turbo = createRequire(`${ROOT}/package.json`).resolve("turbo/bin/turbo");
  const what = ["--filter=@microsolvers/cli", "--filter=@microsolvers/bench^..."];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, "run", "build", ...what, "--output-logs=errors-only"],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } },
  );
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
}
