import { expect } from "vitest";
import { type AnyContract, type Check, forAll } from "./check.ts";
import type { Position, Space, SpaceView, Successors } from "./contract.ts";
import { Distances } from "./reference.ts";

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** A code and the edges from it. */
interface Expansion {
  readonly code: number;
  readonly edges: readonly Edge[];
}

type View = SpaceView<unknown, unknown>;

const buffers = (space: Space): Successors => ({
  codes: new Float64Array(space.maxSuccessors),
  costs: new Int32Array(space.maxSuccessors).fill(1),
});

function edgesFrom(space: Space, from: number, budget: number, out = buffers(space)): Edge[] {
  const count = space.expand(from, out, budget);
  expect(count).toBeLessThanOrEqual(space.maxSuccessors);
  return Array.from(out.codes.subarray(0, count), (to, at) => ({
    from,
    to,
    cost: out.costs[at] ?? 0,
  }));
}

/** From one state to the next: one edge, or several that have no state between them. */
interface Passage {
  readonly to: number;
  readonly cost: number;
  readonly moves: readonly unknown[];
}

function passagesFrom(view: View, from: number): Passage[] {
  return edgesFrom(view.space, from, view.noBound).flatMap(({ to, cost }) => {
    const moves = view.unfold?.(from, to) ?? [];
    if (view.stateOf(to) !== undefined) return [{ to, cost, moves }];
    return passagesFrom(view, to).map((rest) => ({
      to: rest.to,
      cost: cost + rest.cost,
      moves: [...moves, ...rest.moves],
    }));
  });
}

/** Everything that can be reached, by buffers used again and again as a search does. */
function* expansions({ space, start, noBound }: View): Generator<Expansion> {
  const seen = new Set([start]);
  const out = buffers(space);
  for (const code of seen) {
    const edges = edgesFrom(space, code, noBound, out);
    for (const { to } of edges) seen.add(to);
    yield { code, edges };
  }
}

/**
 * How far each code is from a solved state, along the edges of the space. A space may leave out edges
 * that no cheapest way needs, so this can be more than the rules say of the code's state.
 */
function distancesInside(contract: AnyContract, puzzle: unknown, view: View): Map<number, number> {
  const distances = new Map<number, number>();
  const edgesTo = new Map<number, Edge[]>();
  for (const { code, edges } of expansions(view)) {
    const state = view.stateOf(code);
    const isSolved = state !== undefined && contract.rules.isSolved(puzzle, state);
    distances.set(code, isSolved ? 0 : Number.POSITIVE_INFINITY);
    for (const edge of edges) edgesTo.set(edge.to, [...(edgesTo.get(edge.to) ?? []), edge]);
  }
  const distanceOf = (code: number): number => distances.get(code) ?? Number.NaN;
  const queue = [...distances.keys()].filter((code) => distanceOf(code) === 0);
  for (const code of queue) {
    for (const { from, cost } of edgesTo.get(code) ?? []) {
      if (distanceOf(code) + cost >= distanceOf(from)) continue;
      distances.set(from, distanceOf(code) + cost);
      queue.push(from);
    }
  }
  return distances;
}

/** Tries `holds` on small positions that need a search. */
function forAllSpaces(
  contract: AnyContract,
  holds: (view: View, position: Position<unknown, unknown>) => void,
): void {
  let tried = 0;
  forAll(contract.smallPositions, 100, (position) => {
    const { puzzle, state } = position;
    if (contract.rules.isSolved(puzzle, state)) return;
    const view = contract.space?.(position);
    if (view === undefined) return;
    holds(view, position);
    tried++;
  });
  expect(tried, "positions that need a search").toBeGreaterThan(20);
}

const hasSpace = (contract: AnyContract): boolean => contract.space !== undefined;

export const spaceChecks: Check[] = [
  {
    name: "encodes every state as a code of its own, and reads it back",
    appliesTo: (contract) => contract.codec !== undefined,
    run(contract) {
      let encoded = 0;
      forAll(contract.positions, 200, ({ puzzle, state }) => {
        const codec = contract.codec?.(puzzle);
        const near = [state, ...neighbours(contract, puzzle, state)];
        const codes = new Map<number, string | number>();
        for (const some of near) {
          if (codec === undefined || codec.hasCode?.(some) === false) continue;
          const code = codec.encode(some);
          const key = contract.stateKey(some);
          expect(contract.stateKey(codec.decode(code))).toBe(key);
          expect(codes.get(code) ?? key, "the state of this code").toBe(key);
          codes.set(code, key);
          encoded++;
        }
      });
      expect(encoded, "states tried").toBeGreaterThan(50);
    },
  },
  {
    name: "has codes below its limit, and the same successors each time",
    appliesTo: hasSpace,
    run(contract) {
      forAllSpaces(contract, (view) => {
        const { space, noBound } = view;
        expect(space.codeLimit).toBeLessThanOrEqual(2 ** 53);
        for (const { code, edges } of expansions(view)) {
          for (const { to } of edges) {
            expect(Number.isSafeInteger(to) && to >= 0 && to < space.codeLimit, `code ${to}`).toBe(
              true,
            );
          }
          expect(edgesFrom(space, code, noBound)).toEqual(edges);
        }
      });
    },
  },
  {
    name: "has edges that are legal moves, as many as they cost",
    appliesTo: hasSpace,
    run(contract) {
      forAllSpaces(contract, (view, { puzzle, state }) => {
        const { stateKey } = contract;
        expect(stateKey(view.stateOf(view.start))).toBe(stateKey(state));
        for (const { code } of expansions(view)) {
          if (view.stateOf(code) === undefined) continue;
          if (view.unfold === undefined) expectAllMoves(contract, puzzle, view, code);
          else expectRunsOfMoves(contract, puzzle, view, code);
        }
      });
    },
  },
  {
    name: "has its start as far from the goal as the rules say",
    appliesTo: hasSpace,
    run(contract) {
      forAllSpaces(contract, (view, position) => {
        const { puzzle, state } = position;
        const inside = distancesInside(contract, puzzle, view);
        expect(inside.get(view.start)).toBe(new Distances(contract, position).of(state));
      });
    },
  },
  {
    name: "leaves out only what the budget does not reach",
    appliesTo: hasSpace,
    run(contract) {
      forAllSpaces(contract, (view, { puzzle }) => {
        const { space } = view;
        const distances = distancesInside(contract, puzzle, view);
        const whole = distances.get(view.start) ?? 0;
        for (const { code, edges } of expansions(view)) {
          for (const budget of [0, 1, 2, Math.min(whole, 40)]) {
            const kept = edgesFrom(space, code, budget);
            expect(edges).toEqual(expect.arrayContaining(kept));
            if (space.ignoresBudget) expect(kept).toEqual(edges);
            for (const { to, cost } of edges) {
              if (kept.some((edge) => edge.to === to)) continue;
              expect(cost + (distances.get(to) ?? 0)).toBeGreaterThan(budget);
            }
          }
        }
      });
    },
  },
  {
    name: "estimates admissibly and consistently, and knows its goals",
    appliesTo: hasSpace,
    run(contract) {
      const { rules } = contract;
      forAllSpaces(contract, (view, { puzzle }) => {
        const { space } = view;
        const distances = distancesInside(contract, puzzle, view);
        const estimateOf = (code: number): number => space.estimate?.(code) ?? 0;
        for (const { code, edges } of expansions(view)) {
          expect(estimateOf(code)).toBeGreaterThanOrEqual(0);
          expect(estimateOf(code)).toBeLessThanOrEqual(distances.get(code) ?? 0);
          for (const { to, cost } of edges) {
            expect(estimateOf(code)).toBeLessThanOrEqual(cost + estimateOf(to));
          }
          if (space.isGoal === undefined || estimateOf(code) > 0) continue;
          const state = view.stateOf(code);
          const isSolved = state !== undefined && rules.isSolved(puzzle, state);
          expect(space.isGoal(code)).toBe(isSolved);
        }
      });
    },
  },
];

/** What leads on from a state stands for legal moves, as many as it costs, to where it leads. */
function expectRunsOfMoves(
  { rules, stateKey }: AnyContract,
  puzzle: unknown,
  view: View,
  code: number,
): void {
  for (const { to, cost, moves } of passagesFrom(view, code)) {
    expect(moves).toHaveLength(cost);
    let state = view.stateOf(code);
    for (const move of moves) {
      expect(rules.moves(puzzle, state)).toContainEqual(move);
      state = rules.apply(puzzle, state, move);
    }
    expect(stateKey(state)).toBe(stateKey(view.stateOf(to)));
  }
}

/** What leads on from a state leads to exactly the states that one legal move leads to. */
function expectAllMoves(contract: AnyContract, puzzle: unknown, view: View, code: number): void {
  const keysOf = (states: unknown[]): unknown[] =>
    [...new Set(states.map((state) => contract.stateKey(state)))].sort();
  const passages = passagesFrom(view, code);
  for (const { cost } of passages) expect(cost).toBe(1);
  const expected = neighbours(contract, puzzle, view.stateOf(code));
  expect(keysOf(passages.map(({ to }) => view.stateOf(to)))).toEqual(keysOf(expected));
}

function neighbours<State>(contract: AnyContract, puzzle: unknown, state: State): State[] {
  const { moves, apply } = contract.rules;
  return moves(puzzle, state).map((move) => apply(puzzle, state, move));
}
