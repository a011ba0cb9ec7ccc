/** What the threads of `solve --jobs` say to each other. */
import type { Ending, Place } from "../faults.ts";
import type { SolveJob } from "./job.ts";
import type { Counts } from "./tally.ts";

/** What a thread is given at its start. */
export interface ThreadData {
  readonly job: SolveJob;
  /** What messages call the input. */
  readonly inputName: string;
  /** Shared by all threads: the number of the first case that nobody has claimed. */
  readonly unclaimed: Int32Array;
  /** Of this thread alone: raised from 0 when a chunk has been sent. */
  readonly arrived: Int32Array;
  /** Whether it speaks for all where all have the same to say. */
  readonly isFirst: boolean;
}

/** Chunks of the input are sent as they are; this is what comes after the last. */
export const NO_MORE: null = null;

/** Answers to some of the cases from number `from` on, of which `count` were claimed. */
export interface Part {
  readonly kind: "part";
  readonly from: number;
  readonly count: number;
  readonly text: string;
  /** Whether nothing more comes of this claim. */
  readonly isWhole: boolean;
}

export type FromThread =
  | { readonly kind: "wants-chunk" }
  | Part
  | { readonly kind: "warning"; readonly where: string; readonly message: string }
  | { readonly kind: "end"; readonly counts: Counts; readonly fault: ThreadFault | undefined };

export interface ThreadFault {
  readonly ending: Ending;
  readonly place: Place;
}
