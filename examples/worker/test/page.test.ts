import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, findChromium, launchChromium, type Page } from "@microsolvers/chromium";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const chromium = findChromium();
const SLOW = { timeout: 60_000 };

describe.skipIf(chromium === undefined)("the built page, in Chromium", () => {
  let home: string;
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "microsolvers-page-"));
    const root = join(import.meta.dirname, "..");
    server = await preview({ root, preview: { host: "127.0.0.1" } });
    browser = await launchChromium(chromium ?? "", home);
    page = await browser.newPage();
  }, SLOW.timeout);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });

  beforeEach(async () => {
    await page.goto(server.resolvedUrls?.local[0] ?? "");
  });

  test("solves a small board", async () => {
    await page.click("#solve");
    await expect.poll(status, SLOW).toBe("Solved in 16 slides. Nothing shorter exists.");
    expect(await text("#plan")).toBe("LULDRUURRDDLLDRU");
    expect(await isDisabled("#cancel")).toBe(true);
  });

  test("says where a board is malformed", async () => {
    await page.$eval("#board", (board) => {
      (board as HTMLTextAreaElement).value = "@?!";
    });
    await page.click("#solve");
    await expect.poll(status, SLOW).toMatch(/^1:2: /);
  });

  test("tells its progress, stays responsive, and can be canceled", async () => {
    await page.click("#solve-large");
    await expect
      .poll(status, SLOW)
      .toMatch(/^[1-9][\d,]* states so far; at least [\d,]+ slides\.$/);
    expect(await isDisabled("#cancel")).toBe(false);
    await page.click("#cancel");
    await expect
      .poll(status, SLOW)
      .toMatch(/^Canceled\. No solution has fewer than [\d,]+ slides\.$/);
    expect(await text("#plan")).toBe("");
  });

  test("a new question ends the one before", async () => {
    await page.click("#solve-large");
    await expect.poll(status, SLOW).toMatch(/states so far/);
    await page.click("#solve");
    await expect.poll(() => text("#plan"), SLOW).toBe("LULDRUURRDDLLDRU");
    expect(await status()).toBe("Solved in 16 slides. Nothing shorter exists.");
  });

  const text = (selector: string) => page.$eval(selector, ({ textContent }) => textContent);
  const status = () => text("#status");
  const isDisabled = (selector: string) =>
    page.$eval(selector, (button) => (button as HTMLButtonElement).disabled);
});
