/**
 * A puzzle made up to try the contract on: a piece on a strip of cells hops one cell left or right, or as
 * far again as it is from the left end. The last kind of hop cannot be taken back.
 */
import fc from "fast-check";
import type {
  AsyncOptions,
  Contract,
  HintOutcome,
  Options,
  PlanOutcome,
  Position,
} from "../src/contract.ts";

export interface Strip {
  /** `#` is a hole. */
  readonly cells: string;
  readonly goal: number;
}

export interface Piece {
  readonly at: number;
}

export type Hop = "L" | "R" | "D";

const HOPS: readonly Hop[] = ["L", "R", "D"];

const landing = ({ at }: Piece, hop: Hop): number => ({ L: at - 1, R: at + 1, D: at * 2 })[hop];

function refusal({ cells }: Strip, piece: Piece, hop: Hop): string | undefined {
  const to = landing(piece, hop);
  if (to === piece.at) return "it would stay where it is";
  if (cells[to] === undefined) return "the strip ends there";
  return cells[to] === "#" ? "there is a hole" : undefined;
}

const moves = (strip: Strip, piece: Piece): Hop[] =>
  HOPS.filter((hop) => refusal(strip, piece, hop) === undefined);
const apply = (_: Strip, piece: Piece, hop: Hop): Piece => ({ at: landing(piece, hop) });
const isSolved = ({ goal }: Strip, { at }: Piece): boolean => at === goal;

class Fault extends Error {
  readonly code: string = "ERR_FORMAT";
  readonly line: number;
  readonly column: number;
  constructor(line: number, column: number, problem: string) {
    super(`${line}:${column}: ${problem}`);
    this.line = line;
    this.column = column;
  }
}

/** `@` the piece, `!` the goal, `*` both. */
function parse(text: string): Position<Strip, Piece> {
  const odd = /[^.#@!*\n]|\n(?=.)/su.exec(text);
  if (odd !== null && text[odd.index] !== "\n") throw faultAt(text, odd.index, "what is that?");
  if (odd !== null || !text.endsWith("\n")) throw faultAt(text, text.length, "one line, please");
  const [at, goal] = [/[@*]/g, /[!*]/g].map((mark) => {
    const [first, second] = [...text.matchAll(mark)];
    if (first === undefined) throw new Fault(1, 1, "something is missing");
    if (second !== undefined) throw new Fault(1, second.index + 1, "one too many");
    return first.index;
  }) as [number, number];
  return { puzzle: { cells: text.trim().replace(/[@!*]/g, "."), goal }, state: { at } };
}

function faultAt(text: string, index: number, problem: string): Fault {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  return new Fault(lines.length, (lines.at(-1)?.length ?? 0) + 1, problem);
}

function format({ cells, goal }: Strip, { at }: Piece): string {
  const drawn = [...cells];
  drawn[goal] = "!";
  drawn[at] = at === goal ? "*" : "@";
  return `${drawn.join("")}\n`;
}

function parsePlan(text: string): Hop[] {
  return [...text].map((character, index) => {
    if (!"LRD".includes(character)) throw faultAt(text, text.indexOf(character), `${index}?`);
    return character as Hop;
  });
}

/** Breadth-first search that stops after each expansion, before the next one. */
function* search(strip: Strip, start: Piece, { maxCost = 1e9, maxBytes = 1e9 }: Options) {
  const cost = new Map([[start.at, 0]]);
  const cameBy = new Map<number, { from: Piece; hop: Hop }>();
  const queue: Piece[] = [];
  const stats = { expanded: 0, generated: 0, bytes: 0 };
  let lowerBound = 0;
  let isCut = false;
  const limit = (name: string): PlanOutcome<Hop> => ({
    status: "limit",
    limit: name,
    lowerBound,
    stats: { ...stats },
  });
  if (maxBytes < 8) return limit("memory");
  stats.bytes = 8;
  queue.push(start);
  for (const piece of queue) {
    lowerBound = cost.get(piece.at) ?? 0;
    if (isSolved(strip, piece)) {
      const plan: Hop[] = [];
      for (let way = cameBy.get(piece.at); way; way = cameBy.get(way.from.at))
        plan.unshift(way.hop);
      return { status: "solved", cost: lowerBound, plan, stats } as PlanOutcome<Hop>;
    }
    yield limit;
    stats.expanded++;
    for (const hop of moves(strip, piece)) {
      const next = apply(strip, piece, hop);
      stats.generated++;
      if (cost.has(next.at)) continue;
      if (lowerBound === maxCost) {
        isCut = true;
        continue;
      }
      if (stats.bytes + 8 > maxBytes) return limit("memory");
      stats.bytes += 8;
      cost.set(next.at, lowerBound + 1);
      cameBy.set(next.at, { from: piece, hop });
      queue.push(next);
    }
  }
  lowerBound = maxCost + 1;
  return isCut ? limit("cost") : ({ status: "unsolvable", stats } as PlanOutcome<Hop>);
}

class SenselessOption extends Error {
  readonly code = "ERR_OPTION";
}

function checkOptions({ maxCost = 0, maxBytes = 0, maxExpanded = 0, deadline = 0 }: Options): void {
  const isSensible = maxBytes >= 0 && maxCost >= 0 && Number.isInteger(maxCost);
  if (!isSensible || !(maxExpanded >= 0) || Number.isNaN(deadline)) throw new SenselessOption();
}

/** Slices of a search: the outcome of stopping at each, or the last outcome. */
function* slices(strip: Strip, piece: Piece, options: Options): Generator<Stop, PlanOutcome<Hop>> {
  checkOptions(options);
  const { maxExpanded = 1e9, deadline = 1e99, now = Date.now } = options;
  let expanded = 0;
  const work = search(strip, piece, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (expanded === maxExpanded) return step.value("expanded");
    if (expanded % 4096 === 0) {
      if (now() >= deadline) return step.value("time");
      yield step.value;
    }
    expanded++;
  }
}

type Stop = (limit: string) => PlanOutcome<Hop>;

function solve(strip: Strip, piece: Piece, options: Options = {}): PlanOutcome<Hop> {
  const work = slices(strip, piece, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

async function solveAsync(
  strip: Strip,
  piece: Piece,
  options: AsyncOptions = {},
): Promise<PlanOutcome<Hop>> {
  const work = slices(strip, { ...piece }, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const now = step.value("aborted");
    if (options.signal?.aborted) return now;
    const lowerBound = now.status === "limit" ? now.lowerBound : 0;
    if (now.stats.expanded > 0) options.onProgress?.({ ...now.stats, lowerBound });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

class IllegalHop extends Error {
  readonly code = "ERR_ILLEGAL_MOVE";
  readonly index: number;
  readonly reason: string;
  constructor(index: number, reason: string) {
    super(reason);
    this.index = index;
    this.reason = reason;
  }
}

function verify(strip: Strip, piece: Piece, plan: readonly Hop[]) {
  let end = piece;
  for (const [index, hop] of plan.entries()) {
    const reason = refusal(strip, end, hop);
    if (reason !== undefined) throw new IllegalHop(index, reason);
    end = apply(strip, end, hop);
  }
  return { cost: plan.length, isSolved: isSolved(strip, end), end };
}

const hint = (strip: Strip, piece: Piece, options?: Options) =>
  toHint(strip, piece, solve(strip, piece, options));

async function hintAsync(
  strip: Strip,
  piece: Piece,
  options?: AsyncOptions,
): Promise<HintOutcome<Hop>> {
  const here = { ...piece };
  return toHint(strip, here, await solveAsync(strip, here, options));
}

function toHint(strip: Strip, piece: Piece, outcome: PlanOutcome<Hop>): HintOutcome<Hop> {
  if (outcome.status !== "solved") return outcome;
  const best = moves(strip, piece).filter((hop) => {
    const rest = solve(strip, apply(strip, piece, hop));
    return rest.status === "solved" && rest.cost === outcome.cost - 1;
  });
  return { ...outcome, moves: best };
}

function legalMoves(strip: Strip, piece: Piece) {
  return HOPS.map((move) => {
    const reason = refusal(strip, piece, move);
    return reason === undefined
      ? { move, isLegal: true as const }
      : { move, isLegal: false as const, reason };
  });
}

/** Strips in judge text: `cells piece goal`, both counted from 1; `o` is a cell, `x` a hole. */
function* answers(chunks: Iterable<string>): Generator<string> {
  const text = [...chunks].join("").replace(/^\uFEFF/, "");
  const tokens = [...text.matchAll(/[^ \t\v\f\r\n]+/g)];
  for (let from = 0; from < tokens.length; from += 3) {
    const next = (at: number, isRight: (token: string) => boolean): string => {
      const token = tokens[from + at];
      if (token === undefined) throw faultAt(text, text.length, "and then?");
      if (!isRight(token[0])) throw faultAt(text, token.index, `${token[0]}?`);
      return token[0];
    };
    const cells = next(0, (token) => /^[ox]+$/.test(token));
    const isPlace = (token: string): boolean => /^\d+$/.test(token) && cells[+token - 1] === "o";
    const [at, goal] = [+next(1, isPlace) - 1, +next(2, isPlace) - 1];
    const strip = { cells: cells.replaceAll("o", ".").replaceAll("x", "#"), goal };
    const outcome = solve(strip, { at });
    yield `${outcome.status === "solved" ? outcome.cost : -1}\n`;
  }
}

const positions = (longest: number): fc.Arbitrary<Position<Strip, Piece>> =>
  fc
    .array(fc.constantFrom(...".....#"), { minLength: longest / 2, maxLength: longest })
    .chain((cells) => {
      const strip = `${cells.join("")}.`;
      const places = [...strip].flatMap((cell, at) => (cell === "." ? [at] : []));
      const place = fc.constantFrom(...places);
      return fc.record({
        puzzle: fc.record({ cells: fc.constant(strip), goal: place }),
        state: fc.record({ at: place }),
      });
    });

const judgeLine = ({ puzzle, state }: Position<Strip, Piece>): string => {
  const cells = puzzle.cells.replaceAll(".", "o").replaceAll("#", "x");
  return `${cells} ${state.at + 1} ${puzzle.goal + 1}\n`;
};

export const hopper: Contract<Strip, Piece, Hop> = {
  name: "hopper",
  positions: positions(30),
  smallPositions: positions(24),
  hardPosition: {
    puzzle: { cells: `..#${".".repeat(30_000)}`, goal: 30_002 },
    state: { at: 3 },
  },
  rules: { moves, apply, isSolved },
  stateKey: ({ at }) => at,
  notation: { parse, format, parsePlan, formatPlan: (plan) => plan.join("") },
  codec: () => ({ encode: ({ at }) => at, decode: (at) => ({ at }) }),
  space: ({ puzzle, state }) => ({
    start: state.at,
    noBound: 1e6,
    stateOf: (at) => ({ at }),
    space: {
      codeLimit: puzzle.cells.length,
      maxSuccessors: 3,
      expand(at, { codes }) {
        const to = moves(puzzle, { at }).map((hop) => landing({ at }, hop));
        codes.set(to);
        return to.length;
      },
      isGoal: (at) => at === puzzle.goal,
      estimate: (at) => (at === puzzle.goal ? 0 : 1),
    },
  }),
  solve,
  solveAsync,
  solver: {
    questions: positions(12).map((position) => [position, { ...position, state: { at: 0 } }]),
    create: () => ({
      solve: ({ puzzle, state }, options) => solve(puzzle, state, options),
    }),
  },
  verify,
  hint,
  hintAsync,
  legalMoves,
  generate: (seed) => ({
    puzzle: { cells: ".".repeat(seed + 2), goal: seed },
    state: { at: seed + 1 },
  }),
  judge: {
    texts: fc
      .array(positions(8).map(judgeLine), { minLength: 2, maxLength: 4 })
      .map((all) => all.join("")),
    judge: (text) => [...answers([text])].join(""),
    answers,
  },
};
