import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, vi } from "vitest";
import { HtmlDocument, KINDS, WebWorker } from "./browser.ts";
import { testPage } from "./page-suite.ts";

const DIST = join(import.meta.dirname, "../dist");

describe("the built page and its worker, in Node", () => {
  let visits = 0;

  afterEach(async () => {
    await WebWorker.endAll();
    vi.unstubAllGlobals();
  });

  testPage(async () => {
    const html = readFileSync(join(DIST, "index.html"), "utf8");
    const document = new HtmlDocument(html);
    for (const [name, value] of Object.entries({ ...KINDS, document, Worker: WebWorker })) {
      vi.stubGlobal(name, value);
    }
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
    // A module runs once for each address.
    await import(`${pathToFileURL(join(DIST, script))}?visit=${++visits}`);

    const find = (selector: string) => document.element(selector.replace("#", ""));
    return {
      click: async (selector) => find(selector).click(),
      type: async (selector, value) => {
        find(selector).value = value;
      },
      value: async (selector) => find(selector).value,
      text: async (selector) => find(selector).textContent,
      isDisabled: async (selector) => find(selector).disabled,
    };
  });
});
