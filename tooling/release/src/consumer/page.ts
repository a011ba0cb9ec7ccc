import type { Browser } from "@microsolvers/chromium";
import { preview } from "vite";
import { bundleWithVite } from "./bundle.ts";
import type { Consumer } from "./consumer.ts";
import type { Program } from "./program.ts";

/** What the program printed in a page, and in a module worker that the page started. */
export interface PrintedInBrowser {
  readonly page: string[];
  readonly worker: string[];
}

const FROM_EVERYTHING = 'import { lines } from "./everything.js";\n';
const WORKER = `${FROM_EVERYTHING}postMessage(lines);\n`;
const PAGE = `${FROM_EVERYTHING}
const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => Object.assign(globalThis, { printed: { page: lines, worker: data } });
`;

export async function runInBrowser(
  consumer: Consumer,
  { everything }: Program,
  browser: Browser,
): Promise<PrintedInBrowser> {
  const folder = everything.slice(0, everything.lastIndexOf("/"));
  consumer.write(`${folder}/worker.ts`, WORKER);
  consumer.write(`${folder}/page.ts`, PAGE);
  consumer.write("page.html", `<script type="module" src="/${folder}/page.ts"></script>`);
  const outDir = await bundleWithVite(consumer, "page.html");
  const server = await preview({
    root: consumer.folder,
    configFile: false,
    logLevel: "silent",
    build: { outDir },
    preview: { host: "127.0.0.1" },
  });
  const page = await browser.newPage();
  try {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("workercreated", (worker) => worker.on("error", (error) => faults.push(String(error))));
    await page.goto(`${server.resolvedUrls?.local[0]}page.html`);
    const printed = await page
      .waitForFunction("globalThis.printed", { timeout: 60_000 })
      .catch((error: unknown) => {
        throw new Error([String(error), ...faults].join("\n"));
      });
    return (await printed.jsonValue()) as PrintedInBrowser;
  } finally {
    await page.close();
    await server.close();
  }
}
