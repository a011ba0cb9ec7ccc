import type { Memory } from "../memory.ts";
import type { StateSpace } from "../space.ts";
import { DirectNodes } from "./direct.ts";
import { HashNodes32 } from "./hash32.ts";
import { HashNodes53 } from "./hash53.ts";
import type { NodeTable } from "./node-table.ts";

/** Up to so many codes the slots are indexed directly: 256 KiB stay in the second-level cache. */
const DIRECT_LIMIT = 2 ** 16;

/** An empty table for `space`: `table`, where it fits, or else a new one. @throws MemoryLimitReached */
export function nodeTable(
  table: NodeTable | undefined,
  space: StateSpace,
  memory: Memory,
): NodeTable {
  const { codeLimit, hasDenseCodes, maxSuccessors } = space;
  if (table?.codeLimit === codeLimit && table.ids.length === maxSuccessors) {
    table.reset();
    return table;
  }
  table?.release();
  if (codeLimit > 2 ** 31) return new HashNodes53(space, memory);
  if (codeLimit <= DIRECT_LIMIT || hasDenseCodes) return new DirectNodes(space, memory);
  return new HashNodes32(space, memory);
}
