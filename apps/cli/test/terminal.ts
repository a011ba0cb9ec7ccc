/** A terminal with a shell in it, for tests that type and look. */
import { stripVTControlCharacters } from "node:util";
import { type IPty, spawn } from "@lydell/node-pty";
import { onTestFinished, vi } from "vitest";
import { MAIN } from "./microsolve.ts";

const PROMPT = "ready> ";
export const CTRL_C = "\x03";
export const CTRL_D = "\x04";
export const TAB = "\t";

export class Terminal {
  private readonly pty: IPty;
  /** What has come since the last command was typed, with all that steers a terminal. */
  raw = "";

  private constructor(cwd: string, env: Readonly<Record<string, string>>) {
    this.pty = spawn("bash", ["--norc", "--noprofile", "-i"], {
      name: env.TERM ?? "xterm-256color",
      cols: 120,
      rows: 40,
      cwd,
      env: { PATH: process.env.PATH ?? "", PS1: PROMPT, ...env },
    });
    this.pty.onData((data) => {
      this.raw += data;
    });
    onTestFinished(() => this.pty.kill());
  }

  static async open(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Terminal> {
    const terminal = new Terminal(cwd, env);
    await terminal.sees(PROMPT);
    await terminal.run(`bind 'set enable-bracketed-paste off'`);
    await terminal.run(`microsolve() { '${process.execPath}' '${MAIN}' "$@"; }`);
    return terminal;
  }

  /** What has come, as text. */
  get text(): string {
    return stripVTControlCharacters(this.raw).replaceAll("\r", "");
  }

  type(keys: string): void {
    this.pty.write(keys);
  }

  async sees(what: string | RegExp): Promise<void> {
    await vi.waitFor(
      () => {
        const isThere = typeof what === "string" ? this.text.includes(what) : what.test(this.text);
        if (!isThere) throw new Error(`no ${what} in ${JSON.stringify(this.text)}`);
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  /** Types a line, and does not wait for its end. */
  enter(line: string): void {
    this.raw = "";
    this.type(`${line}\r`);
  }

  /** Waits for the next prompt. What came before it, without the line that was typed. */
  async ends(): Promise<string> {
    await this.sees(new RegExp(`\\n${PROMPT}$`));
    return this.text.slice(this.text.indexOf("\n") + 1, -PROMPT.length);
  }

  async run(line: string): Promise<string> {
    this.enter(line);
    return this.ends();
  }

  /** The exit code of the last command, as the shell has it. */
  async exitCode(): Promise<number> {
    this.enter('echo "code $?"');
    await this.sees(/\ncode \d+\n/);
    await this.ends();
    return Number(/\ncode (\d+)\n/.exec(this.text)?.[1]);
  }
}
