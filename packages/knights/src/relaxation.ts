/**
 * A lower bound of the distance to a goal: the distance on a relaxed board, where a knight reaches every
 * cell of the other colour at one leap. (Cells have colours as on a chessboard, and each leap changes the
 * colour.) Of such a board it matters only how many cells of each kind are held by a wrong knight, and the
 * kind of the blank's cell:
 *
 *     kind 0   light, shall be white        2   dark, shall be white
 *          1   light, shall be black        3   dark, shall be black        4   shall be the blank
 *
 * Not counted is the knight on the cell of kind 4, which must be gone in the end whatever its colour, nor
 * the blank, which is no knight. That makes a few thousand relaxed states (5 x 5: 1,855), whose distances
 * are found once, backwards from the goal.
 *
 * Admissible: each legal leap is a leap of the relaxed board too, so no plan is shorter than the shortest
 * one there. Consistent: a leap leads to a relaxed neighbour, so the bound changes by one at most; by
 * exactly one, since the colour of the blank's cell is the parity of both distances. Where a state is not
 * met at all, that proves that there is no plan.
 *
 * To count wrong knights alone is weaker. It would also be wrong to count the blank as a white knight: a
 * leap that brings it home and a knight to its right cell mends two cells, for a cost of 1. Here the bound
 * falls by one with each leap because that is what a distance does. Against wrong knights counted without
 * the blank, rounded up to the right parity, boards of the contest at 15 take 0.45 of the expansions, random
 * boards 0.2 (radius 9).
 *
 * Source: Culberson, Schaeffer, "Pattern databases" (1998).
 */
import { type Cell, columnOf, rowOf, type Size } from "@microsolvers/core-grid";
import { MOST_CELLS, type State } from "./rules.ts";

export const UNREACHED = 255;

/** So many cells are looked up at once: 512 entries for each nine stay in the first-level cache. */
const NINE = 9;

const KINDS = 5;
const BLANK_KIND = 4;

export class Relaxation {
  /**
   * The distance of each relaxed state from the goal, UNREACHED where there is no way. A state's index is
   *
   *     wrong[0] * weights[0] + … + wrong[3] * weights[3] + kind of the blank's cell * blankWeight
   */
  readonly distances: Uint8Array<ArrayBuffer>;
  /** For each nine of the cells and each pattern of black knights there: what they add to the index. */
  readonly nines: Int32Array<ArrayBuffer>;
  /** For each cell: what the blank adds there. It has been counted as a white knight above. */
  readonly blanks: Int32Array<ArrayBuffer>;
  private readonly kinds: Int32Array;
  /** How many cells there are of each kind. */
  private readonly sizes: readonly number[];
  /** The wrong knight on kind 4 does not count: its weight is 0. */
  private readonly weights: readonly number[];
  private readonly blankWeight: number;
  private readonly blankColour: number;

  constructor(size: Size, goal: State) {
    const cells = size.rows * size.columns;
    this.kinds = Int32Array.from({ length: cells }, (_, cell) => kindOf(size, goal, cell));
    this.blankColour = colourOf(size, goal.blank);
    this.sizes = Array.from(
      { length: KINDS },
      (_, kind) => this.kinds.filter((of) => of === kind).length,
    );
    const [a, b, c, d] = this.sizes.map((count) => count + 1);
    this.weights = [1, a, a * b, a * b * c, 0];
    this.blankWeight = a * b * c * d;
    this.distances = new Uint8Array(this.blankWeight * KINDS).fill(UNREACHED);
    this.blanks = this.kinds.map((kind) => kind * this.blankWeight - this.wrong(kind, 0));
    this.nines = this.sumNines();
    this.measure();
  }

  /** How the index changes when a knight leaps: 1 for a black one. */
  change(from: Cell, to: Cell, knight: number): number {
    return this.changeOfKinds(this.kinds[from], this.kinds[to], knight);
  }

  private changeOfKinds(from: number, to: number, knight: number): number {
    return this.wrong(to, knight) - this.wrong(from, knight) + (from - to) * this.blankWeight;
  }

  /** What a knight on a cell of this kind adds to the index. */
  private wrong(kind: number, knight: number): number {
    return knight === (kind & 1) ? 0 : this.weights[kind];
  }

  /** Each pattern from the one that lacks its lowest knight. */
  private sumNines(): Int32Array<ArrayBuffer> {
    const patterns = 2 ** NINE;
    const nines = new Int32Array(Math.ceil(MOST_CELLS / NINE) * patterns);
    for (let first = 0; first < this.kinds.length; first += NINE) {
      const kinds = this.kinds.subarray(first, first + NINE);
      const nine = (first / NINE) * patterns;
      for (const kind of kinds) nines[nine] += this.wrong(kind, 0);
      for (let pattern = 1; pattern < 2 ** kinds.length; pattern++) {
        const kind = kinds[31 - Math.clz32(pattern & -pattern)];
        const change = this.wrong(kind, 1) - this.wrong(kind, 0);
        nines[nine + pattern] = nines[nine + (pattern & (pattern - 1))] + change;
      }
    }
    return nines;
  }

  /** Breadth-first search on the relaxed board. */
  private measure(): void {
    const { distances } = this;
    const kinds = [0, 1, 2, 3, BLANK_KIND];
    const others = kinds.map((kind) =>
      kinds.filter((other) => this.colour(other) !== this.colour(kind)),
    );
    const queue = [BLANK_KIND * this.blankWeight];
    distances[queue[0]] = 0;
    for (const index of queue) {
      const blank = Math.floor(index / this.blankWeight);
      for (const kind of others[blank]) {
        const wrong = this.wrongOnes(index, kind);
        const right = kind === BLANK_KIND ? this.knightOnGoal(index, blank) : kind & 1;
        for (let knight = 0; knight < 2; knight++) {
          const standing = knight === right ? this.sizes[kind] - wrong : wrong;
          const next = index + this.changeOfKinds(kind, blank, knight);
          if (standing === 0 || distances[next] !== UNREACHED) continue;
          distances[next] = distances[index] + 1;
          queue.push(next);
        }
      }
    }
  }

  /** The knight where the blank shall be: all that is missing of the black ones, 0 or 1. */
  private knightOnGoal(index: number, blank: number): number {
    const missing = this.wrongOnes(index, 1) + this.wrongOnes(index, 3);
    return (blank & 1) + missing - this.wrongOnes(index, 0) - this.wrongOnes(index, 2);
  }

  /** How many cells of a kind are held by a wrong knight; of the blank's kind none is. */
  private wrongOnes(index: number, kind: number): number {
    if (kind === BLANK_KIND) return 0;
    return Math.floor(index / this.weights[kind]) % (this.sizes[kind] + 1);
  }

  private colour(kind: number): number {
    return kind === BLANK_KIND ? this.blankColour : kind >> 1;
  }
}

function kindOf(size: Size, goal: State, cell: Cell): number {
  return cell === goal.blank ? BLANK_KIND : colourOf(size, cell) * 2 + goal.black[cell];
}

/** 0 or 1, as on a chessboard. */
function colourOf(size: Size, cell: Cell): number {
  return (rowOf(size, cell) + columnOf(size, cell)) & 1;
}
