import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, findChromium, launchChromium, type Page } from "@microsolvers/chromium";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe } from "vitest";
import { testPage } from "./page-suite.ts";

describe("the built page, in Chromium", () => {
  let home: string;
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const chromium = findChromium();
    if (chromium === undefined) throw new Error("Chromium is not installed here");
    home = mkdtempSync(join(tmpdir(), "microsolvers-page-"));
    const root = join(import.meta.dirname, "..");
    server = await preview({ root, preview: { host: "127.0.0.1" } });
    browser = await launchChromium(chromium, home);
    page = await browser.newPage();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    if (home) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });

  testPage(async () => {
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    return {
      click: (selector) => page.click(selector),
      type: (selector, value) =>
        page.$eval(
          selector,
          (field, text) => {
            (field as HTMLTextAreaElement).value = text;
          },
          value,
        ),
      value: (selector) => page.$eval(selector, (field) => (field as HTMLTextAreaElement).value),
      text: (selector) => page.$eval(selector, ({ textContent }) => textContent ?? ""),
      isDisabled: (selector) =>
        page.$eval(selector, (button) => (button as HTMLButtonElement).disabled),
    };
  });
});
