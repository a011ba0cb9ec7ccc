import { describe, expect, test } from "vitest";
import { checksumOf, faultOf } from "../src/expected.ts";
import { PUZZLES } from "../src/puzzles.ts";

describe.each(Object.entries(PUZZLES))("%s", (_, { solve, workloads }) => {
  test("names each workload once", () => {
    const names = workloads.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(workloads.filter(({ isHuge }) => !isHuge))("answers $name as pinned", (workload) => {
    const text = workload.text();
    expect(workload.text()).toBe(text);
    expect(faultOf(solve(text), workload)).toBeUndefined();
  });
});

describe("a fault", () => {
  const pass = { output: "1\n-1\n", expanded: 7 };
  const checksum = checksumOf(pass.output);

  test("is none where all is as expected, or expansions are not known", () => {
    expect(faultOf(pass, { checksum, expanded: 7 })).toBeUndefined();
    expect(faultOf(pass, { checksum })).toBeUndefined();
  });

  test("is another answer, or another number of states expanded", () => {
    expect(faultOf({ ...pass, output: "1\n1\n" }, { checksum })).toContain(`not ${checksum}`);
    expect(faultOf(pass, { checksum, expanded: 8 })).toBe("expanded 7, not 8");
  });
});
