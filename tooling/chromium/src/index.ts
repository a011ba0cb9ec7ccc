import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, launch } from "puppeteer-core";

export type { Browser, Page } from "puppeteer-core";

/** Nothing that a test does not need: no sandbox inside a container, no talk with its maker. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome"];

/** The machine's own Chromium, if it has one: this project downloads no browser. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const files = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return files.find(isExecutable);
}

/**
 * Starts it headless. It writes nowhere but below `home`, an existing folder. Whoever starts it
 * closes it, also when interrupted.
 */
export function launchChromium(executablePath: string, home: string): Promise<Browser> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("XDG_"));
  return launch({
    executablePath,
    userDataDir: join(home, "chromium"),
    env: { ...Object.fromEntries(own), HOME: home },
    args: FLAGS,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
