import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Stage, StageClosedError } from "../src/stage.ts";

const { env } = process;
/** On a busy machine, also for the system to forget a process that has ended. */
const SLOW = { timeout: 60_000 };

test("runs a command and returns what it prints", async () => {
  const stage = new Stage();
  const args = ["-e", "console.log(process.cwd())"];
  const printed = await stage.run({ file: process.execPath, args, cwd: stage.folder, env });
  expect(printed.trim()).toBe(stage.folder);
  await stage.close();
  expect(existsSync(stage.folder)).toBe(false);
});

test("a command that fails is quoted with everything it said", async () => {
  const stage = new Stage();
  const args = ["-e", "console.log('out'); console.error('err'); process.exitCode = 3"];
  const run = stage.run({ file: process.execPath, args, cwd: stage.folder, env });
  await expect(run).rejects.toThrow(/ended with 3\nout\nerr$/);
  await stage.close();
});

test("closing ends what runs, with what that has started, and nothing runs afterwards", async () => {
  const stage = new Stage();
  const command = { file: process.execPath, args: [SLEEPER], cwd: stage.folder, env };
  const run = stage.run(command);
  const ended = expect(run).rejects.toThrow(StageClosedError);
  const pids = await pidsIn(stage.folder);
  await stage.close();
  await ended;
  await expect.poll(() => pids.filter(isAlive), SLOW).toEqual([]);
  expect(existsSync(stage.folder)).toBe(false);
  await expect(stage.run(command)).rejects.toThrow(StageClosedError);
});

test("closers run once, the latest first", async () => {
  const stage = new Stage();
  const ran: string[] = [];
  stage.onClose(async () => ran.push("first"));
  stage.onClose(async () => ran.push("second"));
  await Promise.all([stage.close(), stage.close()]);
  expect(ran).toEqual(["second", "first"]);
});

test.each([
  ["an uncaught fault", "setTimeout(() => { throw new Error('uncaught') }, 500)"],
  ["process.exit", "setTimeout(() => process.exit(0), 500)"],
])("nothing is left after %s", async (_, ending) => {
  const module = join(import.meta.dirname, "../src/stage.ts");
  const code = `
    import { Stage } from ${JSON.stringify(module)};
    const stage = new Stage();
    console.log(stage.folder);
    const { env } = process;
    void stage.run({ file: process.execPath, args: [${JSON.stringify(SLEEPER)}], cwd: stage.folder, env });
    ${ending}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
  const folder = (await text(child.stdout)).trim();
  expect(folder).not.toBe("");
  expect(existsSync(folder)).toBe(false);
});

const SLEEPER = join(import.meta.dirname, "fixtures/sleeper.mjs");

/** The sleeper and the child that it starts, as soon as both have written their number. */
async function pidsIn(folder: string): Promise<number[]> {
  const pids = () => readdirSync(folder).flatMap((name) => name.match(/^\d+$/)?.map(Number) ?? []);
  await expect.poll(() => pids().length, SLOW).toBe(2);
  return pids();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
