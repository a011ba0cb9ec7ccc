// The import law: puzzle → core; core → nothing; app → all; no published code imports tooling.
// Usage: node main.ts [root of the workspace]; prints `file:line: law` and exits 1 where broken.
import { findBreaches } from "./law.ts";

const breaches = findBreaches(process.argv[2] ?? ".");
for (const { file, line, law } of breaches) console.error(`${file}:${line}: ${law}`);
if (breaches.length > 0) process.exitCode = 1;
