import { isIPv4 } from "node:net";
import type { Member } from "./published.ts";
import { SCOPE } from "./registry.ts";

/** A registry that a rehearsal may not talk to. */
export class RefusedRegistryError extends Error {
  override readonly name = "RefusedRegistryError";
}

/**
 * Throws if publishing any of `members` could reach another machine. `registryOf` says which registry
 * the scope has in a folder, as the publishing tool itself would see it.
 */
export async function assertPublishedToLoopback(
  members: readonly Member[],
  registryOf: (folder: string) => Promise<string>,
): Promise<void> {
  for (const { name, folder, manifest } of members) {
    if (!name.startsWith(`${SCOPE}/`)) {
      throw new RefusedRegistryError(`${name} is not in the scope ${SCOPE}`);
    }
    if (manifest.publishConfig !== undefined) {
      throw new RefusedRegistryError(`${name}: publishConfig may name another registry`);
    }
    assertLoopback((await registryOf(folder)).trim());
  }
}

/** Throws unless `url` can only ever reach this machine. */
export function assertLoopback(url: string): void {
  const objection = objectionTo(url);
  if (objection === undefined) return;
  throw new RefusedRegistryError(
    `a rehearsal publishes to a loopback address only, not to ${JSON.stringify(url)}: ${objection}`,
  );
}

function objectionTo(url: string): string | undefined {
  if (!URL.canParse(url)) return "that is no address";
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== "http:") return "it does not begin with http:";
  if (username !== "" || password !== "") return "it holds a name or a password";
  // The parser has written out short, octal and hexadecimal forms. No name is believed, not even
  // localhost: what it stands for is decided elsewhere.
  const isLoopback = hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."));
  return isLoopback ? undefined : "it is another machine's, or a name that may become so";
}
