/** How a run ends. Published: scripts depend on these numbers. */
export const EXIT = {
  /** Every case was decided; a proof that there is no solution counts. */
  decided: 0,
  /** A plan is illegal, or does not do what it says; or somebody's program answers wrongly. */
  refuted: 1,
  usage: 2,
  /** With --exit-status, of one case. */
  solved: 10,
  unsolvable: 20,
  /** Undecided: the bound on the cost or on states, on memory, on time. */
  limit: 12,
  memory: 22,
  time: 23,
  malformed: 65,
  unreadable: 66,
  /** A fault of this program: a self-check, or what nobody thought of. */
  internal: 70,
  /** What a shell reports of a process that Ctrl-C has ended. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_OF_LIMIT = {
  cost: EXIT.limit,
  expanded: EXIT.limit,
  memory: EXIT.memory,
  time: EXIT.time,
  aborted: EXIT.interrupted,
} as const;

const LIGHTEST_FIRST: readonly ExitCode[] = [
  EXIT.decided,
  EXIT.limit,
  EXIT.time,
  EXIT.memory,
  EXIT.refuted,
  EXIT.malformed,
  EXIT.interrupted,
];

/** Of two ways to end a batch, the graver one. */
export function graver(one: ExitCode, other: ExitCode): ExitCode {
  return LIGHTEST_FIRST.indexOf(one) < LIGHTEST_FIRST.indexOf(other) ? other : one;
}
