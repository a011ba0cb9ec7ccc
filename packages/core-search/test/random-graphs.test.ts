import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { run, Workspace } from "../src/index.ts";
import { type AnySearch, everySearch, type Kind, type MakeOptions } from "./every-search.ts";
import { costOf, costsTo, GraphSpace, type Question, unit } from "./graphs.ts";
import { randomQuestion } from "./random-graphs.ts";

const GRAPHS = 20_000;
/** One for each kind of node table: direct, of 32 bits, of 53 bits. */
const SCALES = [1, 10_007, 2 ** 40 + 1] as const;
/** A dive that nothing cuts takes exponential time: these are kept shallow. */
const SHALLOW = 4;

const questions = Array.from({ length: GRAPHS }, (_, seed) => {
  const question = randomQuestion(seed);
  const { start, goals } = question;
  const cost = costsTo(question, goals)[start];
  const edges = costsTo(unit(question), goals)[start];
  const scale = SCALES[seed % SCALES.length];
  const { maxSuccessors } = new GraphSpace(question, goals);
  return {
    seed,
    question,
    cost,
    edges,
    scale,
    shape: `${scale} ${question.size} ${maxSuccessors}`,
  };
});

type Asked = (typeof questions)[number];

/**
 * What searches borrow: mostly what one of the same shape has left behind, since to make tables takes longer
 * than to search these graphs; now and then what any other has left, or nothing.
 */
function lender(): (asked: Asked) => Pick<MakeOptions, "workspace" | "ballWorkspace"> {
  const lent = new Map<string, { workspace: Workspace; ballWorkspace: Workspace }>();
  return ({ seed, shape }) => {
    if (seed % 16 === 0) return {};
    const name = seed % 16 === 1 ? "any" : shape;
    const known = lent.get(name) ?? { workspace: new Workspace(), ballWorkspace: new Workspace() };
    lent.set(name, known);
    return known;
  };
}

/** The bound that keeps `kind` shallow, where it needs one. */
function boundFor(kind: Kind): number {
  return kind.provesUnsolvable ? Number.POSITIVE_INFINITY : SHALLOW;
}

function scaleFor(kind: Kind, { scale }: Asked): number {
  return kind.isDense ? 1 : scale;
}

/** What must come out, as far as it is certain. */
function check(kind: Kind, asked: Asked, search: AnySearch, maxCost: number): void {
  const { question } = asked;
  const scale = scaleFor(kind, asked);
  const cost = kind.isWeighted ? asked.cost : asked.edges;
  const outcome = run(search);
  const path = search.path().map((code) => code / scale);
  if (outcome.status === "solved") {
    assert.equal(outcome.cost, cost);
    assert.equal(path[0], question.start);
    assert.ok(question.goals.some((goal) => goal === path.at(-1)));
    assert.equal(costOf(kind.isWeighted ? question : unit(question), path), cost);
    return;
  }
  assert.deepEqual(path, []);
  if (outcome.status === "unsolvable") {
    assert.equal(cost, Number.POSITIVE_INFINITY);
    return;
  }
  assert.equal(outcome.limit, "cost");
  assert.ok(outcome.lowerBound > maxCost);
  assert.ok(outcome.lowerBound <= cost);
}

/** Runs `body` on all questions; a failure names the seed. */
function each(body: (asked: Asked) => void, every = 1): void {
  for (let i = 0; i < questions.length; i += every) {
    const asked = questions[i];
    try {
      body(asked);
    } catch (error) {
      throw new Error(`seed ${asked.seed}: ${JSON.stringify(asked.question)}`, { cause: error });
    }
  }
}

test("the questions are of all sorts", () => {
  const count = (has: (question: Question, asked: Asked) => boolean) =>
    questions.filter((asked) => has(asked.question, asked)).length;
  const parallel = ({ edges }: Question) =>
    new Set(edges.map(([from, to]) => `${from} ${to}`)).size < edges.length;
  for (const has of [
    ({ size }: Question) => size === 1,
    ({ start, goals }: Question) => start === goals[0],
    ({ start, edges }: Question) => edges.length > 3 && edges.every(([from]) => from !== start),
    ({ goals, edges }: Question) => edges.length > 3 && edges.every(([, to]) => to !== goals[0]),
    ({ edges }: Question) => edges.some(([from, to]) => from === to),
    ({ edges }: Question) => edges.some(([, , cost]) => cost === 0),
    ({ edges }: Question) => edges.some(([, , cost]) => cost > 50),
    parallel,
    (_: Question, { cost }: Asked) => cost === Number.POSITIVE_INFINITY,
    (_: Question, { cost, edges }: Asked) => Number.isFinite(cost) && cost > 0 && edges > 3,
  ]) {
    assert.ok(count(has) > GRAPHS / 200, String(has));
  }
});

describe.each(everySearch)("$name", (kind) => {
  const borrow = lender();

  test("agrees with the reference", () => {
    const maxCost = boundFor(kind);
    each((asked) => {
      const options = { scale: scaleFor(kind, asked), maxCost, ...borrow(asked) };
      const search = kind.make(asked.question, options);
      check(kind, asked, search, maxCost);
      if (!kind.provesUnsolvable) return;
      const status = run(search).status;
      assert.equal(status, asked.cost === Number.POSITIVE_INFINITY ? "unsolvable" : "solved");
    });
  });

  test("agrees with the reference under a bound on the cost", () => {
    each((asked) => {
      const maxCost = Math.min(asked.seed % 12, boundFor(kind));
      const options = { scale: scaleFor(kind, asked), maxCost, ...borrow(asked) };
      const search = kind.make(asked.question, options);
      check(kind, asked, search, maxCost);
      const cost = kind.isWeighted ? asked.cost : asked.edges;
      assert.equal(run(search).status === "solved", cost <= maxCost);
    }, 5);
  });

  test.each([1, 7])("gives the same in steps of %i", (size) => {
    // Two that have the same history: what they hold is the same, too.
    const [borrow, borrowOther] = [lender(), lender()];
    each((asked) => {
      const options: MakeOptions = { scale: scaleFor(kind, asked), maxCost: boundFor(kind) };
      const whole = kind.make(asked.question, { ...options, ...borrow(asked) });
      const stepped = kind.make(asked.question, { ...options, ...borrowOther(asked) });
      const cost = kind.isWeighted ? asked.cost : asked.edges;
      const outcome = run(whole);
      assert.ok(stepped.lowerBound <= cost);
      let result = stepped.step(size);
      for (let steps = 1; result === undefined; steps++) {
        assert.equal(stepped.stats.expanded, steps * size);
        const stopped = stepped.stopped("time");
        assert.ok(stopped.status === "limit" && stopped.lowerBound <= cost);
        result = stepped.step(size);
      }
      assert.deepEqual(result, outcome);
      assert.deepEqual(stepped.path(), whole.path());
      assert.equal(stepped.step(size), result);
    }, 10);
  });
});
