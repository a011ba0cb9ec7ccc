import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { userEnvironment } from "../environment.ts";
import type { Manifest } from "../published.ts";
import { type Registry, SCOPE } from "../registry.ts";
import type { Stage } from "../stage.ts";

/** An empty folder into which somebody installs one package. */
export class Consumer {
  readonly folder: string;
  readonly name: string;
  readonly #stage: Stage;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(stage: Stage, name: string, folder: string) {
    this.#stage = stage;
    this.name = name;
    this.folder = folder;
    this.#environment = userEnvironment(stage.home);
  }

  /** `npm install NAME`, with npm as the machine has it. */
  static async install(stage: Stage, registry: Registry, name: string): Promise<Consumer> {
    const consumers = join(stage.folder, "consumers");
    mkdirSync(consumers, { recursive: true });
    const number = readdirSync(consumers).length + 1;
    const folder = join(consumers, `${number}-${name.slice(name.indexOf("/") + 1)}`);
    mkdirSync(folder);
    const consumer = new Consumer(stage, name, folder);
    consumer.write("package.json", JSON.stringify({ private: true, type: "module" }));
    consumer.write(".npmrc", `${SCOPE}:registry=${registry.url}\n`);
    await consumer.run("npm", ["install", "--no-audit", "--no-fund", name]);
    return consumer;
  }

  /** The version of everything that arrived, by name. */
  get installed(): Record<string, string> {
    const lockfile = JSON.parse(this.read("node_modules/.package-lock.json"));
    const packages: Record<string, { version: string }> = lockfile.packages;
    const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);
    return Object.fromEntries(
      Object.entries(packages).map(([path, { version }]) => [nameOf(path), version]),
    );
  }

  get manifest(): Manifest {
    return JSON.parse(this.read(`node_modules/${this.name}/package.json`));
  }

  /** What can be imported: the name, and the name with each subpath. */
  get specifiers(): string[] {
    return Object.keys(this.manifest.exports ?? {}).map((subpath) => this.name + subpath.slice(1));
  }

  run(file: string, args: readonly string[]): Promise<string> {
    return this.#stage.run({ file, args, cwd: this.folder, env: this.#environment });
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
}
