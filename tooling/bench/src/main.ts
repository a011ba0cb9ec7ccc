// `pnpm bench`: builds what is stale, measures, and prints tables; exits 1 where an answer is wrong.
import { build } from "./build.ts";

build();
// Only now: it imports the packages that were just built.
const { bench } = await import("./bench.ts");
process.exitCode = await bench(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
