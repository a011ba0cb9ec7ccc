import { parse, parsePlan, verify } from "@microsolvers/klotski";
import { beforeEach, expect, test } from "vitest";

/** What somebody does with the page and sees on it, whatever shows it. */
export interface Visit {
  click(selector: string): Promise<void>;
  type(selector: string, value: string): Promise<void>;
  value(selector: string): Promise<string>;
  text(selector: string): Promise<string>;
  isDisabled(selector: string): Promise<boolean>;
}

const SLOW = { timeout: 60_000 };

/** Everything that the page promises; `open` shows it anew. */
export function testPage(open: () => Promise<Visit>): void {
  let page: Visit;

  beforeEach(async () => {
    page = await open();
  });

  test("solves a small board", async () => {
    await page.click("#solve");
    await expect.poll(status, SLOW).toMatch(/^Solved in \d+ slides\. Nothing shorter exists\.$/);
    expect(await plannedSlides()).toBe(await toldSlides());
    expect(await page.isDisabled("#cancel")).toBe(true);
  });

  test("says where a board is malformed", async () => {
    await page.type("#board", "@?!");
    await page.click("#solve");
    await expect.poll(status, SLOW).toMatch(/^1:2: /);
  });

  test("says that there is no solution", async () => {
    await page.type("#board", "@#!\n_..");
    await page.click("#solve");
    await expect.poll(status, SLOW).toBe("Proved to have no solution.");
  });

  test("tells its progress, stays responsive, and can be canceled", async () => {
    await page.click("#solve-large");
    await expect
      .poll(status, SLOW)
      .toMatch(/^[1-9][\d,]* states so far; at least [\d,]+ slides\.$/);
    expect(await page.isDisabled("#cancel")).toBe(false);
    await page.click("#cancel");
    await expect
      .poll(status, SLOW)
      .toMatch(/^Canceled\. No solution has fewer than [\d,]+ slides\.$/);
    expect(await page.text("#plan")).toBe("");
  });

  test("a new question ends the one before", async () => {
    await page.click("#solve-large");
    await expect.poll(status, SLOW).toMatch(/states so far/);
    await page.click("#solve");
    await expect.poll(() => page.text("#plan"), SLOW).not.toBe("");
    expect(await plannedSlides()).toBe(await toldSlides());
  });

  const status = () => page.text("#status");

  const toldSlides = async () => Number(/^Solved in (\d+)/.exec(await status())?.[1]);

  /** Plays the plan, by the rules alone. */
  const plannedSlides = async () => {
    const { puzzle, state } = parse(await page.value("#board"));
    const { isSolved, cost } = verify(puzzle, state, parsePlan(await page.text("#plan")));
    expect(isSolved).toBe(true);
    return cost;
  };
}
