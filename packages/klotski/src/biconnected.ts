/**
 * Blocks (biconnected components) of the free cells.
 *
 * The blank can walk from one side of the tile to another exactly if the edges from the tile to both
 * belong to one block. So a number for each edge answers in constant time what would else take a walk.
 *
 * Time and memory O(cells). Source: Hopcroft and Tarjan, "Efficient algorithms for graph manipulation"
 * (1973), here without recursion, since a maze can be as deep as it has cells.
 */

export const NO_BLOCK = -1;

export class Blocks {
  /** The block of each edge: cell * 4 + side; NO_BLOCK where that neighbour is not free. */
  readonly ofEdge: Int32Array;
  /** For each cell: 1 where two of its edges are all that it has of their block, so that there may be a `wayOn`. */
  readonly isInCorridor: Uint8Array;
  private readonly tree: Tree;
  private readonly steps: Int32Array;

  /**
   * @param free per bordered cell, the border included (which is not free)
   * @param steps the offset of the neighbour on each side; side ^ 1 is the opposite one
   */
  constructor(free: Uint8Array, steps: Int32Array) {
    const walk = new DepthFirstWalk(free, steps);
    for (let cell = 0; cell < free.length; cell++) {
      if (free[cell] && walk.order[cell] === 0) walk.from(cell);
    }
    const { blocks, order, lastBelow, edgeTo, root, entrances } = walk;
    this.ofEdge = blocks;
    // Not the walk itself: what it needed on its way, 12 bytes a cell, can go.
    this.tree = { order, lastBelow, edgeTo, root, entrances };
    this.steps = steps;
    this.isInCorridor = new Uint8Array(free.length);
    for (let cell = 0; cell < free.length; cell++) {
      if (free[cell]) this.isInCorridor[cell] = hasLonePair(blocks, cell * 4) ? 1 : 0;
    }
  }

  /**
   * The block in which a walk from `cell` comes to `tile`, NO_BLOCK where there is none. Without the
   * tile, its depth-first tree falls into the subtrees below it and the rest.
   */
  toward(tile: number, cell: number): number {
    const { order, lastBelow, edgeTo, root } = this.tree;
    for (let side = 0; side < 4; side++) {
      const child = tile + this.steps[side];
      const isChild = edgeTo[child] === tile * 4 + side;
      if (isChild && order[child] <= order[cell] && order[cell] <= lastBelow[child]) {
        return this.ofEdge[tile * 4 + side];
      }
    }
    const isElsewhere = root[cell] !== root[tile] || edgeTo[tile] === NO_EDGE;
    return isElsewhere ? NO_BLOCK : this.ofEdge[edgeTo[tile]];
  }

  /**
   * The one way on in the same block for who comes to a cell by an edge; -1 where there is a choice, or
   * none. Where the block was entered first also counts as a choice, else a ring would go on for ever.
   */
  wayOn(edge: number): number {
    const { ofEdge } = this;
    const cell = edge >> 2;
    if (!this.isInCorridor[cell]) return -1;
    const block = ofEdge[edge];
    let way = -1;
    for (let side = 0; side < 4; side++) {
      if (side === (edge & 3) || ofEdge[cell * 4 + side] !== block) continue;
      if (way >= 0) return -1;
      way = side;
    }
    return this.tree.entrances[block] === cell ? -1 : way;
  }

  /** Whether one of the edges of `cell` is in `block`. */
  isIn(block: number, cell: number): boolean {
    for (let side = 0; side < 4; side++) if (this.ofEdge[cell * 4 + side] === block) return true;
    return false;
  }
}

/**
 * Whether two edges of a cell are all of their block: three would be three pairs, four would be six. Written out,
 * since every cell of a board is asked before the loops of this file are compiled.
 */
function hasLonePair(ofEdge: Int32Array, first: number): boolean {
  const a = ofEdge[first];
  const b = ofEdge[first + 1];
  const c = ofEdge[first + 2];
  const d = ofEdge[first + 3];
  let pairs = 0;
  if (a !== NO_BLOCK) {
    if (a === b) pairs++;
    if (a === c) pairs++;
    if (a === d) pairs++;
  }
  if (b !== NO_BLOCK) {
    if (b === c) pairs++;
    if (b === d) pairs++;
  }
  if (c !== NO_BLOCK && c === d) pairs++;
  return pairs === 1 || pairs === 2;
}

const NO_EDGE = -1;

/**
 * What is kept of the walk: its tree. An edge is written cell * 4 + side, as seen from the cell that it was
 * first walked from.
 */
interface Tree {
  /** When a cell was met, from 1; 0: not yet. */
  readonly order: Int32Array;
  /** The latest cell in the subtree below a cell, by `order`. */
  readonly lastBelow: Int32Array;
  /** The edge by which a cell was met, NO_EDGE for a root. */
  readonly edgeTo: Int32Array;
  /** The root of a cell's tree. */
  readonly root: Int32Array;
  /** For each block: the cell at which it was entered. */
  readonly entrances: readonly number[];
}

class DepthFirstWalk implements Tree {
  readonly blocks: Int32Array;
  readonly order: Int32Array;
  readonly lastBelow: Int32Array;
  readonly edgeTo: Int32Array;
  readonly root: Int32Array;
  readonly entrances: number[] = [];
  /** The earliest cell that the subtree below a cell has an edge to. */
  private readonly low: Int32Array;
  private readonly free: Uint8Array;
  private readonly steps: Int32Array;
  /** Edges walked that have no block yet. */
  private readonly open: Int32Array;
  private openCount = 0;
  private clock = 0;

  constructor(free: Uint8Array, steps: Int32Array) {
    const size = free.length;
    this.free = free;
    this.steps = steps;
    this.blocks = new Int32Array(size * 4).fill(NO_BLOCK);
    this.order = new Int32Array(size);
    this.low = new Int32Array(size);
    this.lastBelow = new Int32Array(size);
    this.edgeTo = new Int32Array(size);
    this.root = new Int32Array(size);
    this.open = new Int32Array(size * 2);
  }

  from(root: number): void {
    const { edgeTo, free, low, open, order, steps } = this;
    this.enter(root, NO_EDGE, root);
    let cell = root;
    let side = 0;
    for (;;) {
      if (side === 4) {
        this.lastBelow[cell] = this.clock;
        const edge = edgeTo[cell];
        if (edge === NO_EDGE) return;
        this.leave(cell, edge);
        cell = edge >> 2;
        side = (edge & 3) + 1;
        continue;
      }
      const next = cell + steps[side];
      if (free[next] && order[next] === 0) {
        const edge = cell * 4 + side;
        open[this.openCount++] = edge;
        this.enter(next, edge, root);
        cell = next;
        side = 0;
        continue;
      }
      if (free[next] && order[next] < order[cell] && edgeTo[cell] >> 2 !== next) {
        open[this.openCount++] = cell * 4 + side;
        if (order[next] < low[cell]) low[cell] = order[next];
      }
      side++;
    }
  }

  private enter(cell: number, edge: number, root: number): void {
    this.edgeTo[cell] = edge;
    this.root[cell] = root;
    this.order[cell] = this.low[cell] = ++this.clock;
  }

  /** The subtree below `cell` is done: if nothing in it reaches above its parent, it ends a block. */
  private leave(cell: number, edge: number): void {
    const { low, open, blocks, steps, entrances } = this;
    const parent = edge >> 2;
    if (low[cell] < low[parent]) low[parent] = low[cell];
    if (low[cell] < this.order[parent]) return;
    const block = entrances.length;
    let last: number;
    do {
      last = open[--this.openCount];
      const side = last & 3;
      blocks[last] = block;
      blocks[((last >> 2) + steps[side]) * 4 + (side ^ 1)] = block;
    } while (last !== edge);
    entrances.push(parent);
  }
}
