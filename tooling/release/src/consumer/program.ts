import { extractExamples } from "@microsolvers/readme-examples/extract";
import type { Consumer } from "./consumer.ts";

/** Files of TypeScript that use an installed package in every way that its README shows. */
export interface Program {
  /** Runs everything in one module, exporting `lines`: what was printed, one JSON text a line. */
  readonly everything: string;
  /** Prints those lines. */
  readonly printer: string;
  /** Loads every entry by `require`. */
  readonly requirer: string;
  /** The examples of the README, each with what it prints under Node. */
  readonly examples: readonly { readonly file: string; readonly expected: readonly string[] }[];
}

/** Writes the program into the consumer's folder `src`. */
export function writeProgram(consumer: Consumer): Program {
  const readme = consumer.read(`node_modules/${consumer.name}/README.md`);
  const examples = extractExamples(readme).map(({ line, code, expected }) => {
    const file = `src/readme-${line}.ts`;
    consumer.write(file, `${code}\nexport {};\n`);
    return { file, expected };
  });
  const everything = "src/everything.ts";
  const printer = "src/print.ts";
  const requirer = "src/require.cts";
  consumer.write(everything, importAll(consumer.specifiers, examples));
  consumer.write(
    printer,
    'import { lines } from "./everything.js";\nfor (const line of lines) console.info(line);\n',
  );
  consumer.write(requirer, requireAll(consumer.specifiers));
  return { everything, printer, requirer, examples };
}

/**
 * Values are written as JSON: each runtime has its own way to print an array. `log` is put back
 * before anybody else prints.
 */
function importAll(specifiers: readonly string[], examples: Program["examples"]): string {
  const modules = examples.map(({ file }) => file.replace("src/", "./").replace(/ts$/, "js"));
  return `${specifiers.map((specifier, at) => `import * as entry${at} from "${specifier}";`).join("\n")}
export const lines: string[] = [];
const { log } = console;
const plain = (_: string, value: unknown) => {
  if (typeof value === "bigint") return value.toString();
  return value instanceof Map || value instanceof Set ? [...value] : value;
};
console.log = (...values: unknown[]) => {
  lines.push(JSON.stringify(values, plain));
};
${specifiers.map((_, at) => `console.log(Object.keys(entry${at}).sort());`).join("\n")}
${modules.map((module) => `await import("${module}");`).join("\n")}
console.log = log;
`;
}

function requireAll(specifiers: readonly string[]): string {
  const lines = specifiers.flatMap((specifier, at) => [
    `import entry${at} = require("${specifier}");`,
    `console.log(JSON.stringify([Object.keys(entry${at}).sort()]));`,
  ]);
  return `${lines.join("\n")}\n`;
}

/** Where a file of the program lies once it is compiled. */
export function compiled(file: string): string {
  return file.replace(/^src/, "out").replace(/\.(c?)ts$/, ".$1js");
}
