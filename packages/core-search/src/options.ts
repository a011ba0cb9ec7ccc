/** What a caller may ask of every search. */
import type { RunLimits } from "./run.ts";
import type { Code, StateSpace } from "./space.ts";
import type { Workspace } from "./workspace.ts";

/** An option, a state or an estimate that makes no sense. */
export class OptionError extends RangeError {
  override readonly name = "OptionError";
  readonly code = "ERR_OPTION";
}

/** What every search that borrows a workspace can be told. Each of them is checked where the search is made. */
export interface SearchOptions {
  /** Solutions that cost more are not looked for. Whole, at least 0; none or Infinity: no bound. */
  readonly maxCost?: number | undefined;
  /** Bytes that the search's tables may hold, all of the workspace included. 1 GiB where not given. */
  readonly maxBytes?: number | undefined;
  /** Memory to borrow from. The search makes its own where none is given. */
  readonly workspace?: Workspace | undefined;
}

/** `value`, a whole number from 0 to `most`, which may be Infinity. @throws OptionError */
export function whole(name: string, value: number, most: number = Infinity): number {
  if (value >= 0 && value <= most && Math.floor(value) === value) return value;
  throw new OptionError(`${name} may not be ${value}`);
}

/** `codes`, one or several, all of them states of `space`. @throws OptionError */
export function statesOf(
  { codeLimit }: StateSpace,
  name: string,
  codes: Code | readonly Code[],
): readonly Code[] {
  return [codes].flat().map((code) => whole(name, code, codeLimit - 1));
}

/**
 * Refuses limits that make no sense, as searches and runs do themselves. Who may settle a question
 * without a search calls it before.
 *
 * @throws OptionError
 */
export function checkLimits(limits: SearchOptions & RunLimits): void {
  // One by one: a loop over their names takes as long as a small question.
  whole("maxCost", limits.maxCost ?? 0);
  whole("maxBytes", limits.maxBytes ?? 0);
  whole("maxExpanded", limits.maxExpanded ?? 0);
  // Any moment will do, but NaN would never come.
  if (Number.isNaN(limits.deadline)) whole("deadline", Number.NaN);
}
