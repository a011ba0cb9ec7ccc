import { expect, test } from "vitest";
import { findDifference } from "../../src/stress/difference.ts";
import type { Execution } from "../../src/stress/execution.ts";

const EXIT: Execution["ending"] = { kind: "exit", code: 0 };

test.each<[stdout: string, ending: Execution["ending"], problem: string | undefined]>([
  ["1\n2\n", EXIT, undefined],
  ["1 \r\n2\r\n\r\n", EXIT, undefined],
  ["1\n2", EXIT, undefined],
  ["1\n3\n", EXIT, "answer 2 of 2 is '3' and should be '2'"],
  ["01\n2\n", EXIT, "answer 1 of 2 is '01' and should be '1'"],
  [" 1\n2\n", EXIT, "answer 1 of 2 is ' 1' and should be '1'"],
  ["1 2\n", EXIT, "answer 1 of 2 is '1 2' and should be '1'"],
  ["1\n\n2\n", EXIT, "answer 2 of 2 is '' and should be '2'"],
  ["1\n", EXIT, "answer 2 of 2 is missing"],
  ["", EXIT, "answer 1 of 2 is missing"],
  ["1\n2\nx\n", EXIT, "after the last answer stands 'x'"],
  [`${"9".repeat(99)}\n`, EXIT, `answer 1 of 2 is '${"9".repeat(40)}…' and should be '1'`],
  ["1\n2\n", { kind: "exit", code: 7 }, "its exit code is 7"],
  ["1\n", { kind: "exit", code: 7 }, "its exit code is 7, and answer 2 of 2 is missing"],
  ["1\n2\n", { kind: "crash", signal: "SIGSEGV" }, "it was killed by SIGSEGV"],
  ["1\n2\n", { kind: "time" }, "it has not ended within 2.5 s"],
  ["1\n2\n", { kind: "flood" }, "its output does not end"],
])("%j, %j", (stdout, ending, problem) => {
  const execution = { stdout, stderr: "", ending };
  expect(findDifference(execution, ["1", "2"], 2500)?.problem).toBe(problem);
});
