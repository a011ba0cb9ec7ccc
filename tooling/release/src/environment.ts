import { accessSync, constants } from "node:fs";
import { delimiter, dirname, join, sep } from "node:path";

/** Where a package manager keeps its files; all else that it tells its scripts is left behind. */
const KEPT_SETTINGS =
  /^npm_config_(userconfig|globalconfig|registry|cafile|proxy|https_proxy|strict_ssl)$/i;

/**
 * The environment of someone who has just opened a terminal: without what pnpm and npx add to the
 * scripts that they run, most of all without the workspace's own tools on the PATH.
 */
export function userEnvironment(cache: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|pnpm_|turbo_|init_cwd$|node$|node_env$|vitest)/i.test(name) ||
      KEPT_SETTINGS.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: userPath().join(delimiter),
    // A cache of its own: what a rehearsal published must not be remembered.
    npm_config_cache: cache,
    npm_config_update_notifier: "false",
    NO_PROXY: join127(process.env.NO_PROXY ?? process.env.no_proxy),
    no_proxy: join127(process.env.NO_PROXY ?? process.env.no_proxy),
  };
}

/** The environment of the maintainer's clone at `root`: its pinned tools first, the same pnpm. */
export function maintainerEnvironment(root: string, cache: string): NodeJS.ProcessEnv {
  const pnpm = dirname(find("pnpm", allOfPath()));
  const path = [join(root, "node_modules/.bin"), pnpm, ...userPath()];
  return {
    ...userEnvironment(cache),
    PATH: path.join(delimiter),
    CI: "true",
    TURBO_TELEMETRY_DISABLED: "1",
    // The clone was installed with a frozen lockfile; a bumped version is no reason to do it again.
    pnpm_config_verify_deps_before_run: "false",
    // Tags are commits of somebody.
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_AUTHOR_NAME: "Rehearsal",
    GIT_AUTHOR_EMAIL: "rehearsal@localhost",
    GIT_COMMITTER_NAME: "Rehearsal",
    GIT_COMMITTER_EMAIL: "rehearsal@localhost",
  };
}

/**
 * Shuts the way to every other machine: all but loopback goes to a port where nobody listens. The
 * second lock on `publish`, should the first have a hole.
 */
export function withoutNetwork(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const nowhere = "http://127.0.0.1:9";
  const names = ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"];
  const proxies = Object.fromEntries(names.map((name) => [name, nowhere]));
  return { ...environment, ...proxies, NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1" };
}

/** The two Nodes that everything must run on; they may be one and the same. */
export function nodes(): { readonly title: string; readonly file: string }[] {
  return [
    { title: "pinned Node", file: process.execPath },
    { title: "machine's Node", file: find("node", userPath()) },
  ];
}

function allOfPath(): string[] {
  return (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
}

function userPath(): string[] {
  return allOfPath().filter((folder) => !folder.split(sep).includes("node_modules"));
}

function find(command: string, folders: readonly string[]): string {
  const isThere = (file: string): boolean => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  const file = folders.map((folder) => join(folder, command)).find(isThere);
  if (file === undefined) throw new Error(`no ${command} on the PATH`);
  return file;
}

function join127(noProxy: string | undefined): string {
  return noProxy ? `${noProxy},127.0.0.1` : "127.0.0.1";
}
