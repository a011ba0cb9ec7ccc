/** Somebody at a terminal, who types every command. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXAMPLES, temporaryFolder } from "./microsolve.ts";
import { SAMPLE } from "./samples.ts";
import { CTRL_C, CTRL_D, TAB, Terminal } from "./terminal.ts";

const ROOT = join(EXAMPLES, "..");
const FAULTY = join(import.meta.dirname, "faulty/klotski.js");

describe("a session", () => {
  test("list, generate, solve and verify", async () => {
    const terminal = await Terminal.open(ROOT);
    expect(await terminal.run("microsolve list")).toMatch(/^klotski {2,}the sliding tile/);
    expect(await terminal.run("microsolve solve klotski examples/klotski.in")).toBe("2\n-1\n");
    expect(await terminal.run("microsolve solve klotski examples/klotski.in --frames")).toContain(
      "       1 U    2 U\n#@..   #@..   #_..\n",
    );
    const piped =
      "microsolve generate klotski --kind open --questions 3 | microsolve solve klotski";
    expect(await terminal.run(piped)).toMatch(/^(\d+\n){3}$/);
    const verified =
      "microsolve solve klotski examples/klotski.in --plan | microsolve verify klotski examples/klotski.in - --optimal";
    expect(await terminal.run(verified)).toBe("case 1: optimal, cost 2\ncase 2: no plan\n");
    expect(await terminal.exitCode()).toBe(0);
    expect(await terminal.run("microsolve --version")).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await terminal.run("microsolve help stress")).toContain("Examples:");
  });

  test("cases that are typed are answered one by one", async () => {
    const terminal = await Terminal.open(ROOT);
    const lines = SAMPLE.trimEnd().split("\n");
    terminal.enter("microsolve solve klotski");
    for (const line of lines.slice(0, -1)) terminal.type(`${line}\r`);
    await terminal.sees("\n2\n");
    terminal.type(`${lines.at(-1)}\r`);
    await terminal.sees(/2 3 2\n-1\n/);
    terminal.type(CTRL_D);
    await terminal.ends();
    expect(await terminal.exitCode()).toBe(0);
  });

  test("explore shows how it goes, until Ctrl-C", async () => {
    const terminal = await Terminal.open(ROOT);
    terminal.enter("microsolve explore knights");
    await terminal.sees(
      /[\d,]+ of 67,603,900 states \(\d+ %\), distance \d+, [\d,]+ a second, [^\n]+ left/,
    );
    terminal.type(CTRL_C);
    const shown = await terminal.ends();
    expect(shown).toMatch(
      /\?\nknights: warning: it was stopped; the farthest are at distance \d+ at least\n/,
    );
    expect(await terminal.exitCode()).toBe(130);
    const near = await terminal.run("microsolve explore knights --radius 3");
    expect(near).toContain(
      "61 states, the farthest at distance 3, and there are more farther away",
    );
  });

  test("stress shows how it goes, and what it has found", async () => {
    const terminal = await Terminal.open(temporaryFolder());
    const line = `microsolve stress klotski -- '${process.execPath}' '${FAULTY}' 'home is nowhere'`;
    const shown = await terminal.run(line);
    expect(shown).toMatch(/run \d+ of 100/);
    expect(shown).toContain("\ninput:\n1 2 1\n1 1\n1 1 1 2 1 2\n");
    expect(await terminal.exitCode()).toBe(1);
    terminal.enter(`microsolve stress klotski -- '${process.execPath}' '${FAULTY}' 'no end'`);
    await terminal.sees("run 1 of 100");
    terminal.type(CTRL_C);
    await terminal.ends();
    expect(await terminal.exitCode()).toBe(130);
  });

  test("a long search ends with Ctrl-C, and what was answered stands", async () => {
    const terminal = await Terminal.open(ROOT);
    terminal.enter("microsolve solve knights --max-cost 39");
    terminal.type("2\r11111 01111 00*11 00001 00000\r");
    await terminal.sees("\n0\n");
    terminal.type(CTRL_C);
    await terminal.ends();
    expect(await terminal.exitCode()).toBe(130);
  });

  test("Tab completes commands, puzzles, options, their words, and files", async () => {
    const terminal = await Terminal.open(ROOT);
    await terminal.run("source <(microsolve complete bash)");
    terminal.raw = "";
    terminal.type(`microsolve gen${TAB}sn${TAB}--ki${TAB}tu${TAB}--rows 3 --col${TAB}3`);
    await terminal.sees("microsolve generate snake --kind turn --rows 3 --columns 3");
    terminal.type(CTRL_C);
    await terminal.ends();
    terminal.raw = "";
    terminal.type(`microsolve solve klotski examples/klotski.i${TAB}`);
    await terminal.sees("microsolve solve klotski examples/klotski.in ");
    terminal.type("\r");
    await terminal.sees("\n2\n-1\n");
  });
});

describe("colour", () => {
  const RED = "\x1b[31m";
  test.each([
    ["is for terminals", {}, true],
    ["is not for who has set NO_COLOR", { NO_COLOR: "1" }, false],
    ["is not for terminals that have none", { TERM: "dumb" }, false],
  ])("%s", async (_, env, isColoured) => {
    const terminal = await Terminal.open(ROOT, env);
    expect(await terminal.run("microsolve solve klotski missing")).toBe(
      "missing: no such file or directory\n",
    );
    expect(terminal.raw.includes(RED)).toBe(isColoured);
  });
});
