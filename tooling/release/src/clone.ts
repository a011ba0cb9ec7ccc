import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { maintainerEnvironment, withoutNetwork } from "./environment.ts";
import { assertPublishedToLoopback } from "./loopback.ts";
import { fingerprint } from "./package/tarball.ts";
import { forgetProjects } from "./pnpm-store.ts";
import { type Member, readPublished } from "./published.ts";
import { SCOPE } from "./registry.ts";
import type { Stage } from "./stage.ts";
import type { Bump } from "./versions.ts";

/** A fresh clone of the workspace, and what a maintainer does in it on the day of a release. */
export class Clone {
  readonly root: string;
  readonly #stage: Stage;
  readonly #environment: NodeJS.ProcessEnv;
  #changesets = 0;

  private constructor(stage: Stage, root: string) {
    this.#stage = stage;
    this.root = root;
    this.#environment = maintainerEnvironment(root);
  }

  /** What is not committed in `workspace` is not rehearsed. */
  static async make(stage: Stage, workspace: string, name: string): Promise<Clone> {
    const clone = new Clone(stage, join(stage.folder, name));
    const clonePath = ["clone", "--quiet", "--no-hardlinks", workspace, clone.root];
    await clone.#run("git", clonePath, stage.folder);
    await clone.#forgetMissingHistory();
    const store = (await clone.#run("pnpm", ["store", "path"])).trim();
    stage.onClose(async () => forgetProjects(store, stage.folder));
    await clone.#run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
    return clone;
  }

  get published(): Member[] {
    return readPublished(this.root);
  }

  /** Everything that is committed, by its path from the root. */
  async files(): Promise<string[]> {
    const paths = await this.#run("git", ["ls-files", "-z"]);
    return paths.split("\0").filter((path) => path !== "");
  }

  async build(): Promise<void> {
    await this.#run("turbo", ["run", "build", "--filter=./packages/*", "--filter=./apps/*"]);
  }

  /** Packs every published package; returns the fingerprint of each tarball by its name. */
  async pack(): Promise<Record<string, string>> {
    const folder = `${this.root}-tarballs`;
    mkdirSync(folder, { recursive: true });
    for (const member of this.published) {
      await this.#run("pnpm", ["pack", "--pack-destination", folder], member.folder);
    }
    const tarballs = readdirSync(folder).map((file) => [
      file,
      fingerprint(readFileSync(join(folder, file))),
    ]);
    return Object.fromEntries(tarballs);
  }

  /** The whole of a release: what a changeset says becomes versions, and these are published. */
  async release(text: string, bumps: Readonly<Record<string, Bump>>): Promise<void> {
    this.#addChangeset(text, bumps);
    await this.#run("changeset", ["version"]);
    await this.build();
    await this.publish();
  }

  #addChangeset(text: string, bumps: Readonly<Record<string, Bump>>): void {
    const lines = Object.entries(bumps).map(([name, bump]) => `"${name}": ${bump}`);
    const changeset = ["---", ...lines, "---", "", text, ""].join("\n");
    writeFileSync(join(this.root, `.changeset/rehearsal-${++this.#changesets}.md`), changeset);
  }

  /**
   * Points the scope, and nothing else, at a registry. A global registry would break npx, and pnpm's
   * publish does not read this from the environment.
   */
  pointScopeAt(url: string): void {
    const { host } = new URL(url);
    const lines = [`${SCOPE}:registry=${url}`, `//${host}/:_authToken=rehearsal`, ""];
    writeFileSync(join(this.root, ".npmrc"), lines.join("\n"));
  }

  /** @throws RefusedRegistryError where that could reach another machine */
  async publish(): Promise<void> {
    const ask = (folder: string) =>
      this.#run("pnpm", ["config", "get", `${SCOPE}:registry`], folder);
    await assertPublishedToLoopback(this.published, ask);
    const environment = withoutNetwork(this.#environment);
    await this.#run("changeset", ["publish"], this.root, environment);
  }

  /**
   * In a shallow repository changesets digs for older commits, without end where its origin has none
   * either. So the commit that is rehearsed becomes the first.
   */
  async #forgetMissingHistory(): Promise<void> {
    const answer = await this.#run("git", ["rev-parse", "--is-shallow-repository"]);
    if (answer.trim() !== "true") return;
    await this.#run("git", ["checkout", "--quiet", "--orphan", "rehearsal"]);
    await this.#run("git", ["commit", "--quiet", "--message", "Everything"]);
    rmSync(join(this.root, ".git/shallow"));
  }

  #run(
    file: string,
    args: readonly string[],
    cwd = this.root,
    env = this.#environment,
  ): Promise<string> {
    return this.#stage.run({ file, args, cwd, env });
  }
}
