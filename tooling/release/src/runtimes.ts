import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, findChromium, launchChromium } from "@microsolvers/chromium";
import { userEnvironment } from "./environment.ts";
import type { Stage } from "./stage.ts";

/** What runs modules besides Node. */
export interface Runtimes {
  /** Commands that run a file, with all that they need to know. */
  readonly commands: readonly { readonly title: string; readonly command: readonly string[] }[];
  /** Not everybody's machine has one. */
  readonly chromium: Browser | undefined;
}

/** Installed when they are asked for: they weigh 200 MB, too much for everybody's node_modules. */
const PACKAGES = ["deno@2.9.6", "bun@1.4.4"];

export async function startRuntimes(stage: Stage): Promise<Runtimes> {
  const folder = join(stage.folder, "runtimes");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  const env = userEnvironment(stage.home);
  const args = ["install", "--no-audit", "--no-fund", ...PACKAGES];
  await stage.run({ file: "npm", args, cwd: folder, env });
  const bin = (name: string) => join(folder, "node_modules/.bin", name);
  // Deno gives no permission that is not asked for, and none is: solving needs no file, no network.
  return {
    commands: [
      { title: "Deno", command: [bin("deno"), "run", "--no-prompt", "--cached-only"] },
      { title: "Bun", command: [bin("bun"), "--no-install"] },
    ],
    chromium: await startChromium(stage),
  };
}

async function startChromium(stage: Stage): Promise<Browser | undefined> {
  const file = findChromium();
  if (file === undefined) return undefined;
  const browser = await launchChromium(file, stage.home);
  stage.onClose(() => browser.close());
  return browser;
}
