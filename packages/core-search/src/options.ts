/** What a caller may ask of every search. */
import { DEFAULT_MAX_BYTES } from "./memory.ts";
import { NO_BOUND } from "./space.ts";
import { Workspace } from "./workspace.ts";

/** An option that makes no sense. */
export class OptionError extends RangeError {
  override readonly name = "OptionError";
  readonly code = "ERR_OPTION";
}

export interface SearchOptions {
  /** Solutions that cost more are not looked for. Whole, at least 0; none or Infinity: no bound. */
  readonly maxCost?: number | undefined;
  /** Bytes that the search's tables may hold, the workspace's included. 1 GiB where not given. */
  readonly maxBytes?: number | undefined;
  /** Memory to borrow from. The search makes its own where none is given. */
  readonly workspace?: Workspace | undefined;
}

/** The options with every default filled in. @throws OptionError */
export function complete(options: SearchOptions): {
  maxCost: number;
  maxBytes: number;
  workspace: Workspace;
} {
  const { maxCost = Number.POSITIVE_INFINITY, maxBytes = DEFAULT_MAX_BYTES } = options;
  if (maxCost !== Number.POSITIVE_INFINITY) whole("maxCost", maxCost);
  if (!(maxBytes >= 0)) throw new OptionError(`maxBytes must be at least 0, not ${maxBytes}`);
  const workspace = options.workspace ?? new Workspace();
  return { maxCost: Math.min(maxCost, NO_BOUND - 1), maxBytes, workspace };
}

/** `value`, a whole number of at least 0. @throws OptionError */
export function whole(name: string, value: number): number {
  if (Number.isInteger(value) && value >= 0) return value;
  throw new OptionError(`${name} must be a whole number of at least 0, not ${value}`);
}
