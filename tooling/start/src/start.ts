// `pnpm start`: builds the command line where it is stale, then shows a demo, or runs it with the
// arguments given. File arguments are relative to where the user typed.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const MAIN = join(ROOT, "apps/cli/dist/main.cjs");

const DEMO = [
  ["solve", "klotski", "examples/klotski.in"],
  ["solve", "klotski", "--board", "examples/klotski.txt", "--plan", "--frames"],
];

build();
const args = process.argv.slice(2);
if (args.length > 0) {
  process.exitCode = microsolve(args, process.env.INIT_CWD ?? process.cwd());
} else {
  for (const command of DEMO) {
    console.log(`\n$ microsolve ${command.join(" ")}`);
    process.exitCode = microsolve(command, ROOT);
    if (process.exitCode !== 0) break;
  }
}

/** Silent unless it fails: stdout belongs to the answers. */
function build(): void {
  const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
  const options = ["--filter=@microsolvers/cli", "--output-logs=errors-only"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, "run", "build", ...options],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } },
  );
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  process.exit(status ?? 1);
}

function microsolve(args: readonly string[], cwd: string): number {
  const { status } = spawnSync(process.execPath, [MAIN, ...args], { cwd, stdio: "inherit" });
  return status ?? 1;
}
