import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { installed, MAIN, microsolve, shell, temporaryFile } from "./microsolve.ts";
import { SAMPLE } from "./samples.ts";

/** Questions whose tile is on its target already: 0 each. */
function manyQuestions(count: number): string {
  return `1 2 ${count}\n1 1\n${"1 1 1 2 1 2\n".repeat(count)}`;
}

describe("a reader that goes away early is no fault", () => {
  test.each(["solve klotski", "solve klotski --plan", "solve klotski --format ndjson"])(
    "%s | head -1",
    (command) => {
      const path = temporaryFile("many.in", manyQuestions(200_000));
      const line = `microsolve ${command} "${path}" | head -n 1 | wc -l; echo "\${PIPESTATUS[0]}"`;
      expect(shell(line)).toMatchObject({ stdout: "1\n0\n", stderr: "" });
    },
  );

  test("help too", () => {
    const line = `microsolve --help | true; echo "\${PIPESTATUS[0]}"`;
    expect(shell(line)).toMatchObject({ stdout: "0\n", stderr: "" });
  });
});

test("many answers come out whole, from a file and from a pipe", () => {
  const count = 200_000;
  const input = manyQuestions(count);
  const expected = "0\n".repeat(count);
  expect(microsolve(["solve", "klotski"], { input }).stdout === expected).toBe(true);
  expect(microsolve(["solve", "klotski", temporaryFile("a", input)]).stdout === expected).toBe(
    true,
  );
});

describe("somebody who types", () => {
  test("sees each answer as soon as its question is complete", async () => {
    const { child, next } = talk();
    const cut = SAMPLE.indexOf("1 2 2 2 3 2") + 2;
    child.stdin.write(SAMPLE.slice(0, cut));
    expect(await next()).toBe("2\n");
    child.stdin.end(SAMPLE.slice(cut));
    expect(await next()).toBe("-1\n");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });

  test("ends it with Ctrl-C, and keeps the answers so far", async () => {
    const { child, next } = talk();
    child.stdin.write(SAMPLE.slice(0, SAMPLE.indexOf("1 2 2 2 3 2")));
    expect(await next()).toBe("2\n");
    child.kill("SIGINT");
    // To die of the signal is what a shell reports as 130.
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
  });

  function talk() {
    const child = spawn(process.execPath, [MAIN, "solve", "klotski"]);
    const next = async (): Promise<string> => String((await once(child.stdout, "data"))[0]);
    return { child, next };
  }
});

describe("colour", () => {
  test("is not for pipes, whether NO_COLOR is set or not", () => {
    for (const env of [{}, { NO_COLOR: "1" }]) {
      const { stderr } = microsolve(["solve", "klotski", "missing"], { env });
      expect(stderr).toBe("missing: no such file or directory\n");
    }
  });
});

describe("the plain commands do without the argument library", () => {
  test("so they run where it is missing", () => {
    const { line } = installed();
    expect(shell(`${line} --version`)).toMatchObject({ code: 0, stderr: "" });
    expect(shell(`${line} solve klotski`, { input: SAMPLE })).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(shell(`${line} solve klotski --plan`, { input: SAMPLE }).code).toBe(70);
  });
});
