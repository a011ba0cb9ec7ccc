import { deepEqual } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { nodes } from "../environment.ts";
import type { Report } from "../report.ts";
import { bundleWithEsbuild, bundleWithVite } from "./bundle.ts";
import { compile } from "./compile.ts";
import type { Consumer } from "./consumer.ts";
import { linesOf } from "./lines.ts";
import { compiled, type Program, writeProgram } from "./program.ts";

/** Everything that an installed package of modules must be good for; returns what tried it. */
export async function checkLibrary(report: Report, consumer: Consumer): Promise<Program> {
  const program = writeProgram(consumer);
  const { everything, printer, requirer, examples } = program;
  await report.check("TypeScript compiles a consumer: bundler", () =>
    compile(consumer, [everything, printer], "bundler"),
  );
  // The last to compile: what it writes is what runs below.
  await report.check("TypeScript compiles a consumer: nodenext, import and require", () =>
    compile(consumer, [everything, printer, requirer], "nodenext"),
  );
  for (const { title, file } of nodes()) {
    await report.check(`${title}: the README's examples print what they say`, async () => {
      const run = (example: Program["examples"][number]) =>
        consumer.run(file, [compiled(example.file)]);
      const printed = await Promise.all(examples.map(run));
      for (const [index, { expected }] of examples.entries()) {
        if (expected.length > 0) deepEqual(linesOf(printed[index] ?? ""), expected);
      }
    });
    await report.check(`${title}: require gives what import gives`, async () => {
      const imported = linesOf(await consumer.run(file, [compiled(printer)]));
      const required = linesOf(await consumer.run(file, [compiled(requirer)]));
      deepEqual(required, imported.slice(0, consumer.specifiers.length));
      if (required.includes("[[]]")) throw new Error("an entry exports nothing");
    });
  }
  await report.check("esbuild bundles it for the browser, and the bundle runs", async () => {
    const folder = await bundleWithEsbuild(consumer, printer);
    await runsTheSame(consumer, program, join(folder, "print.js"));
  });
  await report.check("Vite bundles it for the browser, and the bundle runs", async () => {
    consumer.write("print.html", `<script type="module" src="/${printer}"></script>`);
    const assets = join(await bundleWithVite(consumer, "print.html"), "assets");
    const entry = readdirSync(assets).find((file) => /^print-.*\.js$/.test(file));
    await runsTheSame(consumer, program, join(assets, entry ?? "print.js"));
  });
  return program;
}

/** A bundle prints what the unbundled program prints. */
async function runsTheSame(
  consumer: Consumer,
  { printer }: Program,
  bundle: string,
): Promise<void> {
  const plain = await consumer.run(process.execPath, [compiled(printer)]);
  deepEqual(linesOf(await consumer.run(process.execPath, [bundle])), linesOf(plain));
}
