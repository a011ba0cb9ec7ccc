import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { runServer } from "verdaccio";
import type { Stage } from "./stage.ts";

/** The one scope that is ever sent to a registry of our own. */
export const SCOPE = "@microsolvers";

/** A registry on this machine that holds nothing but what a rehearsal publishes. */
export interface Registry {
  /** Ends in a slash. */
  readonly url: string;
  /** All published versions of a package, in the order of publishing. */
  versionsOf(name: string): Promise<string[]>;
  /** The tarball of one version. */
  tarballOf(name: string, version: string): Promise<Uint8Array>;
}

interface Packument {
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
}

/** Verdaccio in this process, on a free port of loopback: no process to end, no port to race for. */
export async function startRegistry(stage: Stage): Promise<Registry> {
  const folder = join(stage.folder, "registry");
  mkdirSync(folder);
  const server = await createServer(folder);
  const port = await listen(server);
  stage.onClose(() => close(server));
  const url = `http://127.0.0.1:${port}/`;
  const packument = async (name: string): Promise<Packument> => {
    const response = await fetch(url + name.replace("/", "%2f"));
    if (!response.ok) throw new Error(`${name}: the registry answers ${response.status}`);
    return (await response.json()) as Packument;
  };
  return {
    url,
    versionsOf: async (name) => Object.keys((await packument(name)).versions),
    tarballOf: async (name, version) => {
      const tarball = (await packument(name)).versions[version]?.dist.tarball;
      if (tarball === undefined) throw new Error(`${name}@${version} is not in the registry`);
      return new Uint8Array(await (await fetch(tarball)).arrayBuffer());
    },
  };
}

/** Typed `any` by Verdaccio. No uplinks, one scope, anyone may publish: loopback is the fence. */
async function createServer(folder: string): Promise<Server> {
  return runServer({
    configPath: join(folder, "config.yaml"),
    self_path: join(folder, "config.yaml"),
    storage: join(folder, "storage"),
    uplinks: {},
    auth: {},
    packages: { [`${SCOPE}/*`]: { access: "$all", publish: "$all" } },
    web: { enable: false },
    middlewares: {},
    log: { type: "file", path: join(folder, "log"), level: "warn", format: "json" },
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else resolve(address.port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
