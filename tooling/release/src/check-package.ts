// What `pnpm test` asks of every published package, packed as it would be published.
// Usage, in its folder: node check-package.ts; prints what is wrong and exits 1.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultsOfContents } from "./package/contents.ts";
import { faultsOfDeclarations } from "./package/declarations.ts";
import { forbiddenWords } from "./package/forbidden-words.ts";
import { faultsOfLint } from "./package/lint.ts";
import { faultsOfSize, type SizeLimit, unlimitedSubpaths } from "./package/size.ts";
import { readTarball } from "./package/tarball.ts";
import { type Manifest, workspaceRoot } from "./published.ts";

const folder = process.cwd();
const faults = await faultsOfPackage();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function faultsOfPackage(): Promise<string[]> {
  const manifest: Manifest = JSON.parse(read("package.json"));
  const tarball = pack();
  const contents = faultsOfContents(await readTarball(tarball), {
    hasChangelog: existsSync(join(folder, "CHANGELOG.md")),
    forbidden: forbiddenWords(workspaceRoot(folder)),
  });
  const faults = [...contents, ...(await faultsOfLint(tarball))];
  if (manifest.exports === undefined) return faults;
  const limits: SizeLimit[] = JSON.parse(read("sizes.json"));
  const unlimited = unlimitedSubpaths(Object.keys(manifest.exports), limits);
  return [
    ...faults,
    ...unlimited.map((subpath) => `sizes.json does not say how large ${subpath} may be`),
    ...(await faultsOfDeclarations(tarball)),
    ...(await faultsOfSize(folder, manifest.name, limits)),
  ];
}

function pack(): Uint8Array<ArrayBuffer> {
  const destination = mkdtempSync(join(tmpdir(), "microsolvers-pack-"));
  try {
    const args = ["pack", "--pack-destination", destination];
    const { status, stdout, stderr } = spawnSync("pnpm", args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`pnpm pack failed:\n${stdout}${stderr}`);
    const [tarball = ""] = readdirSync(destination);
    return new Uint8Array(readFileSync(join(destination, tarball)));
  } finally {
    rmSync(destination, { recursive: true });
  }
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
