/** All searches behind one face, so that one table of questions runs through all that fit. */
import { ExplicitAStar } from "../src/explicit.ts";
import {
  AStar,
  Bidirectional,
  BreadthFirst,
  type Code,
  Explore,
  type Outcome,
  Perimeter,
  run,
  type Search,
  type SearchOptions,
  type Workspace,
} from "../src/index.ts";
import { costsTo, GraphSpace, type Question, reversed, unit } from "./graphs.ts";
import { Listed } from "./listed.ts";

export type AnySearch = Search<Outcome<object>> & { path(): Code[]; maxBytes: number };

export interface MakeOptions extends SearchOptions {
  /** Vertex v gets the code v * scale. */
  readonly scale?: number;
  /** Memory for the ball of a perimeter search, which must live as long as the search. */
  readonly ballWorkspace?: Workspace | undefined;
}

export interface Kind {
  readonly name: string;
  /** Whether it looks at costs; else every edge counts 1. */
  readonly isWeighted: boolean;
  /** Whether it can look for the nearest of several goals. */
  readonly manyGoals: boolean;
  /** Whether it always ends where there is no way. */
  readonly provesUnsolvable: boolean;
  /** Whether its tables have room for every code that could be: then codes are the vertices themselves. */
  readonly isDense?: true;
  make(question: Question, options?: MakeOptions): AnySearch;
}

type EstimatesOf = (costs: readonly number[], question: Question) => readonly number[];

const spaceOf = (question: Question, scale: number, estimatesOf?: EstimatesOf): GraphSpace => {
  const { goals } = question;
  const estimates = estimatesOf?.(costsTo(question, goals), question);
  return new GraphSpace(question, goals, { scale, ...(estimates && { estimates }) });
};

const aStar = (name: string, estimatesOf?: EstimatesOf): Kind => ({
  name,
  isWeighted: true,
  manyGoals: true,
  provesUnsolvable: true,
  make(question, { scale = 1, ...options } = {}) {
    const space = spaceOf(question, scale, estimatesOf);
    return new AStar(space, space.code(question.start), options);
  },
});

const explicitAStar = (name: string, estimatesOf?: EstimatesOf): Kind => ({
  name,
  isWeighted: true,
  manyGoals: true,
  provesUnsolvable: true,
  isDense: true,
  make(question, { scale = 1, ...options } = {}) {
    return new ExplicitAStar(
      new Listed(spaceOf(question, scale, estimatesOf)),
      question.start * scale,
      options,
    );
  },
});

const bidirectional = (name: string, prunes: boolean): Kind => ({
  name,
  isWeighted: false,
  manyGoals: false,
  provesUnsolvable: true,
  make(question, { scale = 1, ...options } = {}) {
    const { start, goals } = question;
    const there = unit(question);
    const back = reversed(there);
    const prune = (costs: readonly number[]) => (prunes ? { prunesBy: costs } : {});
    const forward = new GraphSpace(there, [], { scale, ...prune(costsTo(there, goals)) });
    const backward = new GraphSpace(back, [], { scale, ...prune(costsTo(back, [start])) });
    const [goal] = goals;
    return new Bidirectional(forward, start * scale, backward, goal * scale, options);
  },
});

const perimeter = (name: string, radius: number, prunes: boolean): Kind => ({
  name,
  isWeighted: false,
  manyGoals: false,
  provesUnsolvable: prunes,
  make(question, { scale = 1, ballWorkspace, ...options } = {}) {
    const { start, goals } = question;
    const there = unit(question);
    const backward = new GraphSpace(reversed(there), [], { scale });
    const ball = new Explore(backward, goals[0] * scale, { radius, workspace: ballWorkspace });
    run(ball);
    const costs = costsTo(there, goals);
    const space = new GraphSpace(there, [], { scale, ...(prunes && { prunesBy: costs }) });
    const estimate = prunes ? costs[start] : 0;
    return new Perimeter(space, ball, start * scale, { ...options, estimate });
  },
});

/** Numbers that depend on the vertex alone, from 0 to below 1, with no order in them. */
const scatter = (vertex: number): number => ((vertex * 0x9e3779b1) % 97) / 97;

const exactly: EstimatesOf = (costs) => costs;
const halfway: EstimatesOf = (costs) => costs.map((cost) => Math.floor(cost / 2));
const inconsistently: EstimatesOf = (costs) =>
  costs.map((cost, vertex) =>
    Number.isFinite(cost) ? Math.floor(cost * scatter(vertex)) : 3 * vertex,
  );

export const everySearch: readonly Kind[] = [
  aStar("Dijkstra"),
  aStar("A*, exact estimates", exactly),
  aStar("A*, consistent estimates", halfway),
  aStar("A*, inconsistent estimates", inconsistently),
  explicitAStar("explicit Dijkstra"),
  explicitAStar("explicit A*, exact estimates", exactly),
  explicitAStar("explicit A*, inconsistent estimates", inconsistently),
  {
    name: "breadth-first",
    isWeighted: false,
    manyGoals: true,
    provesUnsolvable: true,
    make(question, { scale = 1, ...options } = {}) {
      const space = new GraphSpace(question, question.goals, { scale });
      return new BreadthFirst(space, space.code(question.start), options);
    },
  },
  {
    name: "breadth-first, pruning",
    isWeighted: false,
    manyGoals: true,
    provesUnsolvable: true,
    make(question, { scale = 1, ...options } = {}) {
      const { goals, start } = question;
      const graph = unit(question);
      const space = new GraphSpace(graph, goals, { scale, prunesBy: costsTo(graph, goals) });
      return new BreadthFirst(space, space.code(start), options);
    },
  },
  bidirectional("bidirectional", false),
  bidirectional("bidirectional, pruning", true),
  perimeter("perimeter of the goal alone", 0, false),
  perimeter("perimeter of radius 2", 2, false),
  perimeter("perimeter of radius 1, pruning", 1, true),
];
