import { createHash } from "node:crypto";
import { parseTarGzip } from "nanotar";

/** One file of a tarball, as it will lie in the folder of the installed package. */
export interface PackedFile {
  readonly path: string;
  readonly text: string;
  readonly isExecutable: boolean;
}

/** The same for the same bytes, and for no others. */
export function fingerprint(tarball: Uint8Array): string {
  return createHash("sha256").update(tarball).digest("hex");
}

/** Reads a tarball of npm: everything in it stands under `package/`. */
export async function readTarball(tarball: Uint8Array): Promise<PackedFile[]> {
  const items = await parseTarGzip(tarball);
  return items
    .filter(({ type }) => type !== "directory")
    .map(({ name, text, attrs, type }) => {
      if (type !== "file") throw new Error(`${name} is no file, but a ${type}`);
      return {
        path: name.replace(/^package\//, ""),
        text,
        isExecutable: (Number.parseInt(attrs?.mode ?? "0", 8) & 0o111) !== 0,
      };
    });
}
