import { expect, test } from "vitest";
import { startVitest } from "vitest/node";

test("a README that tells the truth passes", async () => {
  expect(await statesOf("right")).toEqual(["passed", "passed"]);
});

test("a wrong comment, a line left out and an error each fail", async () => {
  expect(await statesOf("wrong")).toEqual(["failed", "failed", "failed"]);
});

/** Runs fixtures/NAME.examples.ts in a Vitest of its own and returns the state of each test. */
async function statesOf(name: string): Promise<string[]> {
  const vitest = await startVitest("test", [], {
    config: false,
    include: [`test/fixtures/${name}.examples.ts`],
    reporters: [{}],
    watch: false,
  });
  const states = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  await vitest.close();
  // The inner run sets the exit code of this process; its failures are what we asked for.
  process.exitCode = 0;
  return states.map((each) => each.result().state);
}
