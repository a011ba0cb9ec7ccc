/**
 * The judge's format (SCOI 2005, Luogu P2324): the number of boards, then 25 cells a board, each 0 (white
 * knight), 1 (black knight) or * (the blank); white space between cells does not count. The answers: the
 * least number of moves, or -1 where more than 15 are needed, one a line.
 */
import { FormatError, type Position } from "@microsolvers/core-grid";
import { answerLines, Characters, type Grammar, JudgeReader } from "@microsolvers/core-grid/judge";
import type { Code, Outcome } from "@microsolvers/core-search";
import { decode, join } from "./codec.ts";
import { formatState } from "./notation.ts";
import type { DistanceOutcome, SolveOutcome } from "./plan.ts";
import { countBlack, type Puzzle, STANDARD, type State } from "./rules.ts";
import type { SolveOptions } from "./solve.ts";
import { KnightsSolver } from "./solver.ts";

/** The judge does not ask for more moves. */
export const MOST_MOVES = 15;

/** One board, and where it stands in the text. */
export interface JudgeCase {
  /** The board and the goal of the contest, the same object in every case. */
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly position: Position;
  /** The state as one integer, where the reader has made it already: it saves the solver a look at the board. */
  readonly code?: Code | undefined;
  /** How many boards the text announces: worth knowing for who prepares to answer them all. */
  readonly announced: number;
}

const CELLS = STANDARD.rows * STANDARD.columns;
const BLACK: number = /* @__PURE__ */ countBlack(STANDARD.goal);
const CELL = "a cell, one of '01*'";
const ZERO = 48;
const ONE = 49;
const ASTERISK = 42;
const MOST_BOARDS = 2 ** 31;

/**
 * Reads judge text that arrives in chunks.
 *
 * @param onIllegal told of each board that is whole but illegal, and reading goes on behind it; without it
 *   an illegal board ends the text as any other fault does
 */
export function createReader(onIllegal?: (fault: FormatError) => void): JudgeReader<JudgeCase> {
  return new JudgeReader(new Characters(), readBoards, onIllegal);
}

function* readBoards(text: Characters): Grammar<JudgeCase> {
  while (!text.has(1)) yield;
  const announced = text.integer("the number of boards", 0, MOST_BOARDS);
  for (let board = 0; board < announced; board++) {
    while (!text.hasCharacters(CELLS)) yield;
    const position = text.position();
    yield new Board(readCode(text, position), position, announced);
  }
}

/** A board that was read. Of thousands of boards mostly nobody asks for the state. */
class Board implements JudgeCase {
  readonly puzzle: Puzzle = STANDARD;
  readonly code: Code;
  readonly position: Position;
  readonly announced: number;

  constructor(code: Code, position: Position, announced: number) {
    this.code = code;
    this.position = position;
    this.announced = announced;
  }

  get state(): State {
    return decode(STANDARD, this.code);
  }
}

function readCode(text: Characters, position: Position): Code {
  const characters = text.characters();
  let black = 0;
  let blank = -1;
  let count = 0;
  for (let cell = 0; cell < characters.length; cell++) {
    const character = characters[cell];
    if (character === ASTERISK) {
      if (blank >= 0) text.complain(secondBlank(text.positionOfCharacter(cell)));
      blank = cell;
    } else if (character === ONE) {
      black |= 1 << cell;
      count++;
    } else if (character !== ZERO) text.refuseCharacter(cell, CELL);
  }
  if (characters.length < CELLS) text.refuseCharacter(characters.length, CELL);
  if (blank < 0) text.complain(new FormatError(position, "a blank ('*')", "none", "no blank"));
  if (count !== BLACK) text.complain(wrongKnights(position, count));
  return join(STANDARD, blank, black, 0);
}

function secondBlank(at: Position): FormatError {
  return new FormatError(at, "one blank", "a second one", "a second blank");
}

function wrongKnights(at: Position, black: number): FormatError {
  const all = CELLS - 1;
  const expected = `${BLACK} black and ${all - BLACK} white knights`;
  return new FormatError(at, expected, `${black} black and ${all - black} white ones`);
}

/** Solves cases one after the other, each within the judge's 15 moves unless `options` say otherwise. */
export class JudgeSolver {
  private puzzle: Puzzle | undefined;
  private solver: KnightsSolver | undefined;

  solve(question: JudgeCase, options?: SolveOptions): SolveOutcome {
    return this.solverOf(question).solve(question.state, options);
  }

  distance(question: JudgeCase, options?: SolveOptions): DistanceOutcome {
    const { code } = question;
    const solver = this.solverOf(question);
    return code === undefined
      ? solver.distance(question.state, options)
      : solver.distanceFrom(code, options);
  }

  private solverOf({ puzzle, announced }: JudgeCase): KnightsSolver {
    if (this.solver === undefined || this.puzzle !== puzzle) {
      this.puzzle = puzzle;
      this.solver = new KnightsSolver(puzzle, { questions: announced, maxCost: MOST_MOVES });
    }
    return this.solver;
  }
}

/**
 * The judge's answer to one board, without the line's end; `?` where a limit was met before it was known
 * whether 15 moves are enough.
 */
export function answer(outcome: Outcome<object>): string {
  if (outcome.status === "solved" && outcome.cost <= MOST_MOVES) return String(outcome.cost);
  return outcome.status === "limit" && outcome.lowerBound <= MOST_MOVES ? "?" : "-1";
}

/**
 * The lines of answers to judge text that arrives in chunks, cut anywhere.
 *
 * @throws FormatError after the answers to all boards before the fault
 */
export function answers(chunks: Iterable<string>, options?: SolveOptions): Generator<string, void> {
  const solver = new JudgeSolver();
  return answerLines(createReader(), chunks, (question) =>
    answer(solver.distance(question, options)),
  );
}

/** The judge's output for a whole input. @throws FormatError */
export function judge(text: string): string {
  return [...answers([text])].join("");
}

/** Judge text of `count` boards, piece by piece: the way back from `createReader`. */
export function* formatJudge(count: number, states: Iterable<State>): Generator<string, void> {
  yield `${count}\n`;
  for (const state of states) yield `${formatState(STANDARD, state)}\n`;
}
