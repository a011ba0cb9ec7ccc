import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the law asks of a folder depends on its kind alone. */
export type Kind = "core" | "puzzle" | "app" | "tool";

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
}

export interface Member {
  readonly kind: Kind;
  readonly name: string;
  readonly folder: string;
  /** The text of package.json, for line numbers, and what it says. */
  readonly manifestText: string;
  readonly manifest: Manifest;
}

/** Reads every package of packages/, apps/ and tooling/ below `root`. */
export function readWorkspace(root: string): Member[] {
  return ["packages", "apps", "tooling"].flatMap((group) =>
    foldersIn(join(root, group)).flatMap((name) => {
      const folder = join(group, name);
      const path = join(root, folder, "package.json");
      if (!existsSync(path)) return [];
      const manifestText = readFileSync(path, "utf8");
      const manifest: Manifest = JSON.parse(manifestText);
      return [{ kind: kindOf(group, name), name: manifest.name, folder, manifestText, manifest }];
    }),
  );
}

function kindOf(group: string, name: string): Kind {
  if (group === "apps") return "app";
  if (group === "tooling") return "tool";
  return name.startsWith("core-") ? "core" : "puzzle";
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
