/** A board while it is made. */
import type { Size } from "@microsolvers/core-grid";

/** All cells are fixed (0) at first. */
export interface Draft extends Size {
  readonly free: Uint8Array;
}

export function freeCells({ free }: Draft): Int32Array {
  return Int32Array.from(free.keys()).filter((cell) => free[cell] === 1);
}
