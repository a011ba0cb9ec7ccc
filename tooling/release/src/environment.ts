import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, sep } from "node:path";

/** Settings that say how this machine reaches its registry, and where pnpm keeps its store. */
const KEPT_SETTINGS =
  /^p?npm_config_(userconfig|globalconfig|registry|cafile|proxy|https_proxy|strict_ssl|store_dir)$/i;

/** What pnpm, npx and turbo add for the scripts that they run, and where programs keep their files. */
const DROPPED = /^(npm_|pnpm_|turbo_|xdg_|init_cwd$|node$|node_env$|vitest)/i;

/**
 * The environment of someone who has just opened a terminal: without the workspace's own tools on
 * the PATH, and with `home` as a home folder of its own, so that nothing is kept and nothing that
 * was kept is found.
 */
export function userEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    ...ownVariables(DROPPED),
    HOME: home,
    TMPDIR: home,
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(homedir(), ".npmrc"),
    npm_config_update_notifier: "false",
    PATH: userPath().join(delimiter),
  };
}

/** The environment of the maintainer's clone at `root`: its pinned tools first, the same pnpm. */
export function maintainerEnvironment(root: string): NodeJS.ProcessEnv {
  const pnpm = dirname(find("pnpm", allOfPath()));
  return {
    // The store of pnpm is where it always is, or every package would be fetched again.
    ...ownVariables(/^(npm_|pnpm_(?!home)|turbo_|init_cwd$|node$|node_env$|vitest)/i),
    PATH: [join(root, "node_modules/.bin"), pnpm, ...userPath()].join(delimiter),
    CI: "true",
    TURBO_TELEMETRY_DISABLED: "1",
    // The clone was installed with a frozen lockfile; a bumped version is no reason to do it again.
    pnpm_config_verify_deps_before_run: "false",
    // Tags are somebody's.
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_AUTHOR_NAME: "Rehearsal",
    GIT_AUTHOR_EMAIL: "rehearsal@localhost",
    GIT_COMMITTER_NAME: "Rehearsal",
    GIT_COMMITTER_EMAIL: "rehearsal@localhost",
  };
}

function ownVariables(dropped: RegExp): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !dropped.test(name) || KEPT_SETTINGS.test(name),
  );
  const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, "127.0.0.1"];
  const direct = noProxy.filter(Boolean).join();
  return { ...Object.fromEntries(kept), NO_PROXY: direct, no_proxy: direct };
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
