/**
 * Six spaces of different kinds: node tables of all widths, edges that count 1 and weighted ones, all
 * searches. Each is a job whose answer is known.
 */
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  type BreadthFirstSpace,
  type Code,
  Explore,
  type GoalSpace,
  Perimeter,
  run,
  type StateSpace,
  type Successors,
  Workspace,
} from "../src/index.ts";

export interface Job {
  readonly name: string;
  /** What `work` must return. */
  readonly answer: number;
  work(): number;
}

/** Whole numbers from 0 to below `limit` (a linear congruential generator: enough for a bench). */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  };
}

/** A square grid with a border of walls, a cost for each cell that is entered: 0 is a wall. */
class Grid implements GoalSpace {
  readonly maxSuccessors = 4;
  readonly ignoresBudget = true;
  readonly codeLimit: number;
  readonly side: number;
  goal = 0;
  private readonly costs: Int32Array;
  private readonly steps: Int32Array;

  constructor(side: number, cost: () => number) {
    this.side = side;
    this.codeLimit = side * side;
    this.steps = Int32Array.of(1, -1, side, -side);
    this.costs = new Int32Array(side * side);
    for (let row = 1; row < side - 1; row++) {
      for (let column = 1; column < side - 1; column++) this.costs[row * side + column] = cost();
    }
  }

  isGoal(code: Code): boolean {
    return code === this.goal;
  }

  estimate(code: Code): number {
    const { side, goal } = this;
    const rows = Math.abs(Math.trunc(code / side) - Math.trunc(goal / side));
    return rows + Math.abs((code % side) - (goal % side));
  }

  expand(code: Code, out: Successors): number {
    const { costs, steps } = this;
    let n = 0;
    for (let i = 0; i < 4; i++) {
      const to = code + steps[i];
      const cost = costs[to];
      if (cost === 0) continue;
      out.codes[n] = to;
      out.costs[n] = cost;
      n++;
    }
    return n;
  }
}

function gridJob(name: string, side: number, cost: () => number, answer: number): Job {
  const grid = new Grid(side, cost);
  const workspace = new Workspace();
  return {
    name,
    answer,
    work() {
      const random = seeded(side);
      let sum = 0;
      for (let i = 0; i < 20; i++) {
        const cell = () => (1 + random(side - 2)) * side + 1 + random(side - 2);
        grid.goal = cell();
        const outcome = run(new AStar(grid, cell(), { workspace }));
        if (outcome.status === "solved") sum += outcome.cost;
      }
      return sum;
    },
  };
}

/** 4 pegs, 2 bits for each disc, the smallest lowest. */
class Hanoi implements BreadthFirstSpace {
  readonly maxSuccessors = 6;
  readonly codeLimit: number;
  private readonly discs: number;

  constructor(discs: number) {
    this.discs = discs;
    this.codeLimit = 4 ** discs;
  }

  isGoal(code: Code): boolean {
    return code === this.codeLimit - 1;
  }

  expand(code: Code, { codes }: Successors): number {
    let n = 0;
    let covered = 0;
    for (let disc = 0; disc < this.discs; disc++) {
      const peg = (code >> (2 * disc)) & 3;
      if ((covered >> peg) & 1) continue;
      covered |= 1 << peg;
      for (let to = 0; to < 4; to++) {
        if (!((covered >> to) & 1)) codes[n++] = code + ((to - peg) << (2 * disc));
      }
    }
    return n;
  }
}

/** The sliding puzzle of 8 tiles: 4 bits for each, cell by cell, from the lowest. 0 is the blank. */
class Tiles implements StateSpace {
  readonly codeLimit = 2 ** 36;
  readonly maxSuccessors = 4;
  private readonly tiles = new Int32Array(9);

  expand(code: Code, { codes }: Successors, budget: number): number {
    const { tiles } = this;
    let rest = code;
    let blank = 0;
    let distance = 0;
    for (let cell = 0; cell < 9; cell++) {
      const tile = rest % 16;
      rest = (rest - tile) / 16;
      tiles[cell] = tile;
      if (tile === 0) blank = cell;
      else distance += apart(cell, tile - 1);
    }
    let n = 0;
    for (let cell = 0; cell < 9; cell++) {
      if (apart(cell, blank) !== 1) continue;
      const place = tiles[cell] - 1;
      if (distance + apart(blank, place) - apart(cell, place) >= budget) continue;
      codes[n++] = code + tiles[cell] * (16 ** blank - 16 ** cell);
    }
    return n;
  }
}

function apart(a: number, b: number): number {
  return Math.abs(Math.trunc(a / 3) - Math.trunc(b / 3)) + Math.abs((a % 3) - (b % 3));
}

/** A stack of pancakes, of which any number from the top is turned over. 4 bits for each, the top lowest. */
class Pancakes implements StateSpace {
  readonly maxSuccessors: number;
  readonly codeLimit: number;
  readonly sorted: Code;
  private readonly stack: Int32Array;

  constructor(count: number) {
    this.maxSuccessors = count - 1;
    this.codeLimit = 16 ** count;
    this.stack = new Int32Array(count);
    this.sorted = this.encode(this.stack.map((_, at) => at));
  }

  encode(stack: ArrayLike<number>): Code {
    let code = 0;
    for (let at = stack.length - 1; at >= 0; at--) code = code * 16 + stack[at];
    return code;
  }

  expand(code: Code, { codes }: Successors): number {
    const { stack } = this;
    let rest = code;
    for (let at = 0; at < stack.length; at++) {
      stack[at] = rest % 16;
      rest = (rest - stack[at]) / 16;
    }
    for (let turned = 2; turned <= stack.length; turned++) {
      let next = 0;
      for (let at = stack.length - 1; at >= 0; at--) {
        next = next * 16 + stack[at < turned ? turned - 1 - at : at];
      }
      codes[turned - 2] = next;
    }
    return stack.length - 1;
  }
}

function tilesJob(): Job {
  const space = new Tiles();
  const encode = (tiles: readonly number[]) =>
    tiles.reduceRight((code, tile) => code * 16 + tile, 0);
  const ball = new Explore(space, encode([1, 2, 3, 4, 5, 6, 7, 8, 0]), { radius: 22 });
  run(ball);
  const starts = [
    [8, 6, 7, 2, 5, 4, 3, 0, 1],
    [6, 4, 7, 8, 5, 0, 3, 2, 1],
    [8, 0, 6, 5, 4, 7, 2, 3, 1],
    [2, 5, 8, 3, 0, 6, 7, 4, 1],
  ].map(encode);
  const workspace = new Workspace();
  return {
    name: "8-puzzle, perimeter",
    answer: 89,
    work() {
      let sum = 0;
      for (const start of starts) {
        const outcome = run(new Perimeter(space, ball, start, { workspace, maxCost: 40 }));
        if (outcome.status === "solved") sum += outcome.cost;
      }
      return sum;
    },
  };
}

function pancakesJob(): Job {
  const space = new Pancakes(10);
  const workspace = new Workspace();
  const stacks = Array.from({ length: 10 }, (_, seed) => {
    const random = seeded(seed);
    const stack = Array.from({ length: 10 }, (_, at) => at);
    for (let at = 9; at > 0; at--) {
      const other = random(at + 1);
      [stack[at], stack[other]] = [stack[other], stack[at]];
    }
    return space.encode(stack);
  });
  return {
    name: "pancakes, bidirectional",
    answer: 85,
    work() {
      let sum = 0;
      for (const start of stacks) {
        const search = new Bidirectional(space, start, space, space.sorted, { workspace });
        const outcome = run(search);
        if (outcome.status === "solved") sum += outcome.cost;
      }
      return sum;
    },
  };
}

export function createJobs(): Job[] {
  const stones = seeded(1);
  const weights = seeded(2);
  const workspace = new Workspace();
  const towers = new Hanoi(9);
  return [
    gridJob("grid, A*, direct table", 250, () => (stones(4) === 0 ? 0 : 1), 2335),
    gridJob("weighted grid, A*, 32 bits", 300, () => 1 + weights(9), 11_687),
    {
      name: "4 pegs, breadth-first, 32 bits",
      answer: 41,
      work() {
        const outcome = run(new BreadthFirst(towers, 0, { workspace }));
        return outcome.status === "solved" ? outcome.cost : -1;
      },
    },
    {
      name: "4 pegs, explore, direct table",
      answer: 33 * 4 ** 8,
      work() {
        const outcome = run(new Explore(new Hanoi(8), 0, { workspace }));
        return outcome.status === "explored" ? outcome.eccentricity * outcome.states : -1;
      },
    },
    tilesJob(),
    pancakesJob(),
  ];
}
