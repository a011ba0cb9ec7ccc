import { posix } from "node:path";
import type { PackedFile } from "./tarball.ts";

/** What a tarball is held against. */
export interface Expectation {
  /** A package that has never been versioned has no changelog yet. */
  readonly hasChangelog: boolean;
  /** Words that nobody outside should meet: names of private packages, folders of this machine. */
  readonly forbidden: readonly string[];
}

const DOCUMENTS = ["package.json", "README.md", "LICENSE"];
const BUILT = /^dist\/[\w./-]+\.(c?js|js\.map|d\.ts)$/;
const SCHEMA = /^schema\/[\w.-]+\.json$/;
/** Fields that mean nothing to whoever installs a package. */
const PRIVATE_FIELDS = ["devDependencies", "scripts", "private", "packageManager"];

/** Everything in a tarball that does not belong there, and everything that lacks. */
export function faultsOfContents(files: readonly PackedFile[], expectation: Expectation): string[] {
  const manifest = JSON.parse(files.find(({ path }) => path === "package.json")?.text ?? "{}");
  return [
    ...faultsOfPaths(files, expectation),
    ...faultsOfManifest(manifest),
    ...faultsOfTargets(files, manifest),
    ...files.flatMap((file) => faultsOfText(file, expectation)),
    ...files.filter(({ path }) => path.endsWith(".map")).flatMap(faultsOfSourceMap),
  ];
}

function faultsOfPaths(files: readonly PackedFile[], { hasChangelog }: Expectation): string[] {
  const documents = hasChangelog ? [...DOCUMENTS, "CHANGELOG.md"] : DOCUMENTS;
  const paths = files.map(({ path }) => path);
  const belongs = (path: string) =>
    documents.includes(path) || BUILT.test(path) || SCHEMA.test(path);
  return [
    ...documents.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => !belongs(path)).map((path) => `${path} does not belong there`),
  ];
}

function faultsOfManifest(manifest: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify(manifest);
  return [
    ...PRIVATE_FIELDS.filter((field) => field in manifest).map(
      (field) => `package.json: ${field} is of no use to others`,
    ),
    ...["workspace:", "catalog:"]
      .filter((protocol) => text.includes(`"${protocol}`))
      .map((protocol) => `package.json: "${protocol}" means nothing outside the workspace`),
  ];
}

/** Every file that the manifest promises is there; a command can be executed. */
function faultsOfTargets(
  files: readonly PackedFile[],
  { exports = {}, bin = {} }: { exports?: unknown; bin?: unknown },
): string[] {
  const find = (target: string) =>
    files.find(({ path }) => path === posix.normalize(target.replace(/^\.\//, "")));
  return [
    ...stringsIn([exports, bin])
      .filter((target) => find(target) === undefined)
      .map((target) => `package.json: ${target} is not in the tarball`),
    ...stringsIn(bin)
      .filter((target) => find(target)?.isExecutable === false)
      .map((target) => `${target} cannot be executed`),
  ];
}

function faultsOfText({ path, text }: PackedFile, { forbidden }: Expectation): string[] {
  return forbidden
    .filter((word) => containsWord(text, word))
    .map((word) => `${path} mentions ${word}`);
}

/** As a whole: `@scope/build` is not mentioned by `@scope/builder`. */
function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w-]/.test(text[at + word.length] ?? "")) return true;
  }
  return false;
}

/** A map that names files outside the package, or that are not published, must carry their text. */
function faultsOfSourceMap({ path, text }: PackedFile): string[] {
  const map: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(text);
  return map.sources.flatMap((source, index) => {
    const target = posix.join(posix.dirname(path), source);
    if (target.startsWith("..") || posix.isAbsolute(source) || source.includes(":")) {
      return [`${path} points outside the package: ${source}`];
    }
    const carried = typeof map.sourcesContent?.[index] === "string";
    return carried ? [] : [`${path} does not carry the text of ${source}`];
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
