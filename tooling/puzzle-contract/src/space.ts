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

/** Tries `holds` on small positions that are not solved yet. */
function forAllSpaces(
  contract: AnyContract,
  holds: (view: View, position: Position<unknown, unknown>) => void,
): void {
  forAll(contract.smallPositions, 60, (position) => {
    const { puzzle, state } = position;
    if (contract.rules.isSolved(puzzle, state)) return;
    const view = contract.space?.(position);
    if (view !== undefined) holds(view, position);
  });
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
        for (const expansion of expansions(view)) {
          if (view.unfold === undefined) expectAllMoves(contract, puzzle, view, expansion);
          else for (const edge of expansion.edges) expectRunOfMoves(contract, puzzle, view, edge);
        }
      });
    },
  },
  {
    name: "leaves out only what the budget does not reach",
    appliesTo: hasSpace,
    run(contract) {
      forAllSpaces(contract, (view, position) => {
        const { space } = view;
        const distances = new Distances(contract, position);
        const whole = distances.of(position.state);
        for (const { code, edges } of expansions(view)) {
          for (const budget of [0, 1, 2, Math.min(whole, 40)]) {
            const kept = edgesFrom(space, code, budget);
            expect(edges).toEqual(expect.arrayContaining(kept));
            if (space.ignoresBudget) expect(kept).toEqual(edges);
            for (const { to, cost } of edges) {
              if (kept.some((edge) => edge.to === to)) continue;
              expect(cost + distances.of(view.stateOf(to))).toBeGreaterThan(budget);
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
      forAllSpaces(contract, (view, position) => {
        const { space } = view;
        const distances = new Distances(contract, position);
        for (const edge of [...expansions(view)].flatMap(({ edges }) => edges)) {
          const state = view.stateOf(edge.to);
          const estimate = space.estimate?.(edge.to) ?? 0;
          expect(estimate).toBeLessThanOrEqual(distances.of(state));
          expect(space.estimate?.(edge.from) ?? 0).toBeLessThanOrEqual(edge.cost + estimate);
          if (space.isGoal === undefined || estimate !== 0) continue;
          expect(space.isGoal(edge.to)).toBe(contract.rules.isSolved(position.puzzle, state));
        }
      });
    },
  },
];

/** The edge stands for legal moves that lead where it leads. */
function expectRunOfMoves(
  { rules, stateKey }: AnyContract,
  puzzle: unknown,
  view: View,
  { from, to, cost }: Edge,
): void {
  let state = view.stateOf(from);
  const moves = view.unfold?.(from, to) ?? [];
  expect(moves).toHaveLength(cost);
  for (const move of moves) {
    expect(rules.moves(puzzle, state)).toContainEqual(move);
    state = rules.apply(puzzle, state, move);
  }
  expect(stateKey(state)).toBe(stateKey(view.stateOf(to)));
}

/** The edges of a state lead to exactly the states that one legal move leads to. */
function expectAllMoves(
  contract: AnyContract,
  puzzle: unknown,
  view: View,
  { code, edges }: Expansion,
): void {
  const keysOf = (states: unknown[]): unknown[] =>
    [...new Set(states.map((state) => contract.stateKey(state)))].sort();
  for (const { cost } of edges) expect(cost).toBe(1);
  const expected = neighbours(contract, puzzle, view.stateOf(code));
  expect(keysOf(edges.map(({ to }) => view.stateOf(to)))).toEqual(keysOf(expected));
}

function neighbours<State>(contract: AnyContract, puzzle: unknown, state: State): State[] {
  const { moves, apply } = contract.rules;
  return moves(puzzle, state).map((move) => apply(puzzle, state, move));
}
