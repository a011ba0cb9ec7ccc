import { expect, test } from "vitest";
import { microsolve } from "./microsolve.ts";

const BOARD = "2 2 5\n1 1\n1 0\n";
const QUESTIONS = ["1 1 1 2 1 1", "2 2 1 2 1 1", "1 1 1 1 1 2", "1 1 1 9 1 1", "1 1 1 2 2 1"];
const INPUT = `${BOARD}${QUESTIONS.join("\n")}\n`;
const KEEP_GOING = ["solve", "klotski", "--keep-going", "--format"];

function records(text: string): unknown[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

test.each([[[]], [["--jobs", "2"]]])(
  "illegal cases are records in their place, the rest is solved: %j",
  (more) => {
    const run = microsolve([...KEEP_GOING, "ndjson", ...more], { input: INPUT });
    expect(run).toMatchObject({ code: 65, stderr: "" });
    const illegal = { status: "illegal" };
    expect(records(run.stdout)).toMatchObject([
      { case: 1, line: 4, status: "solved", cost: 1 },
      {
        ...illegal,
        case: 2,
        line: 5,
        column: 1,
        problem: "the blank stands on a fixed cell (row 2, column 2)",
      },
      {
        ...illegal,
        case: 3,
        line: 6,
        column: 5,
        problem: "the tile stands on the blank (row 1, column 1)",
      },
      {
        ...illegal,
        case: 4,
        line: 7,
        column: 7,
        problem: "expected a column for the tile from 1 to 2, found '9'",
      },
      { case: 5, line: 8, status: "unsolvable" },
    ]);
    const whole = microsolve([...KEEP_GOING, "json", ...more], { input: INPUT });
    expect(JSON.parse(whole.stdout).cases).toHaveLength(5);
  },
);

test.each([
  ["a missing token", "1 1 1", "the end of the input"],
  ["a token that is no number", "1 1 one 2 1 1", "found 'one'"],
])("%s ends the run, after all records before it", (_, last, problem) => {
  const input = `${BOARD}${QUESTIONS.slice(0, 4).join("\n")}\n${last}`;
  const run = microsolve([...KEEP_GOING, "ndjson"], { input });
  expect(run.code).toBe(65);
  expect(records(run.stdout)).toHaveLength(4);
  expect(run.stderr).toMatch(/^<stdin>:8:\d+: /);
  expect(run.stderr).toContain(problem);
});

test("many illegal cases in a row take no more memory than one", () => {
  const count = 150_000;
  const input = `1 2 ${count}\n1 1\n${"1 1 1 1 1 2\n".repeat(count)}`;
  const run = microsolve([...KEEP_GOING, "ndjson"], {
    input,
    env: { NODE_OPTIONS: "--max-old-space-size=24" },
  });
  expect(run.code).toBe(65);
  expect(run.stdout.match(/"illegal"/g)).toHaveLength(count);
});

test("statistics count them", () => {
  const { stderr } = microsolve([...KEEP_GOING, "json", "--stats"], { input: INPUT });
  expect(stderr).toMatch(/^5 cases: 1 solved, 1 unsolvable, 0 undecided, 3 illegal; /);
});

test("a judge has no line for them", () => {
  const { code, stderr } = microsolve([...KEEP_GOING, "judge"], { input: INPUT });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "microsolve: --keep-going needs --format json or ndjson: a judge has no such line\n",
  });
});
