import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What publint says of a tarball; its suggestions count too. */
export async function faultsOfLint(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
