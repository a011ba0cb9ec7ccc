import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The part of a package.json that a release depends on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

export interface Member {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every package of the workspace at `root`: the published ones and the private ones. */
export function readMembers(root: string): Member[] {
  return globSync("{packages,apps,tooling,examples}/*/package.json", { cwd: root })
    .sort()
    .map((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
      return { name: manifest.name, folder: join(root, dirname(path)), manifest };
    });
}

/** What `changeset publish` would publish, and nothing else decides what is rehearsed. */
export function readPublished(root: string): Member[] {
  return readMembers(root).filter(({ manifest }) => manifest.private !== true);
}

/** The folder above `start` that holds the workspace. */
export function workspaceRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
    if (folder === dirname(folder)) throw new Error(`no workspace around ${start}`);
  }
}
