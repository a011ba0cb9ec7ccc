import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, sep } from "node:path";
import { specifiersOf } from "./specifiers.ts";
import { type Kind, type Member, readWorkspace } from "./workspace.ts";

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly law: string;
}

/** Which kinds of workspace package a kind may use. Tooling is the workshop, not the house. */
const MAY_USE: Readonly<Record<Exclude<Kind, "tool">, readonly Kind[]>> = {
  core: [],
  puzzle: ["core"],
  app: ["core", "puzzle"],
};

/** Every breach of the import law in the workspace at `root`; tooling itself is free. */
export function findBreaches(root: string): Breach[] {
  const members = readWorkspace(root);
  const kinds = new Map(members.map(({ name, kind }) => [name, kind]));
  return members.flatMap((member) =>
    member.kind === "tool"
      ? []
      : [...breachesOfManifest(member, kinds), ...breachesOfSource(root, member, kinds)],
  );
}

function breachesOfManifest(member: Member, kinds: ReadonlyMap<string, Kind>): Breach[] {
  const { manifest, manifestText, kind } = member;
  const breaches: Breach[] = [];
  const report = (name: string, law: string): void => {
    const before = manifestText.slice(0, manifestText.lastIndexOf(`"${name}"`));
    const line = before.split("\n").length;
    breaches.push({ file: join(member.folder, "package.json"), line, law });
  };
  for (const field of FIELDS) {
    for (const [name, range] of Object.entries(manifest[field] ?? {})) {
      const used = kinds.get(name);
      if (used !== undefined) {
        if (!mayUse(kind, used)) report(name, `a ${kind} may not depend on a ${used} (${name})`);
        if (range !== "workspace:^") report(name, `${name} must be "workspace:^", not "${range}"`);
      } else if (kind !== "app" && field !== "devDependencies") {
        report(name, `a ${kind} has no third-party dependencies (${name})`);
      }
      if (kind !== "app" && field === "devDependencies") {
        report(name, `a ${kind} lists no devDependencies (${name}): the root has them all`);
      }
    }
  }
  return breaches;
}

const FIELDS = [
  "dependencies",
  "peerDependencies",
  "optionalDependencies",
  "devDependencies",
] as const;

function breachesOfSource(
  root: string,
  member: Member,
  kinds: ReadonlyMap<string, Kind>,
): Breach[] {
  return sourcesOf(root, member).flatMap((file) =>
    specifiersOf(readFileSync(join(root, file), "utf8")).flatMap(({ text, line }) => {
      const law = lawAgainst(text, file, member, kinds);
      return law === undefined ? [] : [{ file, line, law }];
    }),
  );
}

/** Why `file` may not import `specifier`, or nothing where it may. */
function lawAgainst(
  specifier: string,
  file: string,
  { kind, folder, name: own }: Member,
  kinds: ReadonlyMap<string, Kind>,
): string | undefined {
  if (specifier.startsWith("/// ")) return `no triple-slash references (${specifier.slice(4)})`;
  if (specifier.startsWith(".")) {
    const target = join(file, "..", specifier);
    const inside = target.startsWith(join(folder, "src") + sep);
    const manifest = target === join(folder, "package.json");
    return inside || manifest ? undefined : `a relative import may not leave src (${specifier})`;
  }
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) {
    return kind === "app" ? undefined : `a ${kind} runs anywhere, without Node (${specifier})`;
  }
  const name = packageOf(specifier);
  if (name === own) return `src imports its own files by path (${specifier})`;
  const used = kinds.get(name);
  if (used !== undefined) {
    return mayUse(kind, used) ? undefined : `a ${kind} may not import a ${used} (${specifier})`;
  }
  return kind === "app" ? undefined : `a ${kind} imports no third-party code (${specifier})`;
}

function mayUse(kind: Kind, used: Kind): boolean {
  return kind === "tool" || MAY_USE[kind].includes(used);
}

function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function sourcesOf(root: string, { folder }: Member): string[] {
  const src = join(folder, "src");
  return readdirSync(join(root, src), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .sort()
    .map((name) => join(src, name));
}
