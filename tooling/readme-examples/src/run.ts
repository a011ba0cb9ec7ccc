import { execFile } from "node:child_process";

/**
 * Runs TypeScript as a module standing in `folder` and returns the lines it prints. Inside a
 * package, its own name resolves by self-reference to what would be published.
 */
export function printedBy(code: string, folder: string): Promise<string[]> {
  const args = ["--input-type=module-typescript", "--disable-warning=ExperimentalWarning", "-"];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      if (error === null) resolve(linesOf(stdout));
      else reject(new Error(stderr.trim() || error.message));
    });
    child.stdin?.end(code);
  });
}

// Editors strip trailing blanks from comments, so blanks at the end of a line do not count.
function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
