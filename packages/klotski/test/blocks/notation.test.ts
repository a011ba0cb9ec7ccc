import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  apply,
  format,
  formatJson,
  formatPlan,
  legalMoves,
  METRICS,
  moves,
  type Position,
  parse,
  parsePlan,
  solve,
  undo,
  verify,
} from "../../src/blocks/index.ts";
import { judge } from "../../src/blocks/judge.ts";
import { written } from "./brute-force.ts";
import { randomSpec } from "./random-boards.ts";

const HENG_DAO = "HAAI/HAAI/JBBK/JNOK/P..Q";
const RUSH_HOUR = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM";

function faultOf(text: string, read: (text: string) => unknown = parse): string {
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject({ code: "ERR_FORMAT" });
    return (error as Error).message;
  }
  return "none";
}

describe("what is wrong with a board, with its place", () => {
  test.each([
    ["", "1:1: expected a board, found no text"],
    ["goal A 1,1", "1:1: expected a board, found 'goal A 1,1'"],
    ["A.B\nA.B\n..\ngoal A 1,1", "3:3: expected a row of 3 cells, found a row of 2"],
    ["A.\n.!\ngoal A 1,1", "2:2: expected a letter, a digit or one of '.#', found '!'"],
    ["AB/AA/B.\ngoal A 1,1", "1:7: piece B is in two parts (row 1, column 2; row 3, column 1)"],
    [
      "HAAI/HAAI/JBBK/JNOK/P.BQ",
      "1:23: piece B is in two parts (row 3, column 2; row 5, column 3)",
    ],
    ["AB", "1:1: no piece has a goal"],
    ["HBBI/HBBI/JCCK/JNOK/P..Q", "1:1: no piece has a goal"],
    ["AB\ngoal C 1,1", "2:6: expected a piece of the board, found 'C'"],
    ["AB\ngoal AB 1,1", "2:6: expected one piece, found 'AB'"],
    ["AB\ngoal A 1,1\ngoal A 1,2", "3:6: expected one goal of piece A, found a second one"],
    ["AB\ngoal A 1;1", "2:8: expected a cell: row,column, found '1;1'"],
    ["AB\ngoal A", "2:7: expected a cell: row,column, found the end of the line"],
    ["AB\ngoal A 1,1 2,2", "2:12: expected the end of the line, found '2,2'"],
    [
      "A.\n..\ngoal A 3,3",
      "3:8: expected a goal of piece A beyond one side at most, found a goal beyond a corner (row 3, column 3)",
    ],
    ["AB\naxes up A", "2:6: expected horizontal or vertical, found 'up'"],
    ["AB\naxes vertical C", "2:15: expected a piece of the board, found 'C'"],
    ["AB\ngate A 2,1\ngoal A 1,1", "2:8: expected a cell of the board, found '2,1'"],
    [
      "A#\ngate A 1,2\ngoal A 1,1",
      "2:8: expected a gate in a free cell, found a wall (row 1, column 2)",
    ],
    [
      "AB\ngate A 1,2\ngoal A 1,1",
      "1:2: piece B lies on a gate that is not for it (row 1, column 2)",
    ],
    ["AB\nturn A 1,2", "2:1: expected a row of the board, or goal, axes or gate, found 'turn'"],
    [
      "A................\ngoal A 1,2",
      "1:1: expected a board of at most 16 x 16, found one of 1 x 17",
    ],
    [RUSH_HOUR.replace("G", "?"), "1:31: expected a letter, a digit or one of '.ox', found '?'"],
    ["HAAIHAAIJBBKJNOKP.!Q", "1:19: expected a letter, a digit or one of '.@#', found '!'"],
  ])("%j", (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  test("line and column count in the whole of a judge's text", () => {
    expect(faultOf(`${HENG_DAO}\n\n\nA.\n.A\n`, judge)).toBe(
      "5:2: piece A is in two parts (row 1, column 1; row 2, column 2)",
    );
  });
});

describe("JSON", () => {
  const board = (parts: string): string => `{ "rows": 2, "columns": 3, "pieces": [${parts}] }`;
  const A = `{ "name": "A", "cells": [[1,1]], "goal": [1,3] }`;

  test("is another way to write any board", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { puzzle, state } = parse(written(randomSpec(seed)));
        expect(parse(formatJson(puzzle, state))).toEqual({ puzzle, state });
        expect(parse(format(puzzle, state))).toEqual({ puzzle, state });
      }),
      { seed: 1, numRuns: 300 },
    );
    const rush = parse(RUSH_HOUR);
    expect(parse(formatJson(rush.puzzle, rush.state))).toEqual(rush);
    expect(parse(format(rush.puzzle, rush.state))).toEqual(rush);
    expect(parse(board(A))).toEqual(parse("A../...\ngoal A 1,3"));
  });

  /** The fault is at the last place of `mark`, or at the end of the text. */
  test.each([
    ["{", "", "expected a value, found the end of the text"],
    [`{ "rows": 2 `, "", "expected '}', found the end of the text"],
    [
      `{ "rows": 2, "rows": 2 }`,
      `"rows"`,
      `expected a name that is new here, in quotes, found '"rows"'`,
    ],
    [`{ "rows": 2, "columns": 17, "pieces": [] }`, "17", "expected columns from 1 to 16, found 17"],
    [`{ "rows": 2, "columns": 3 }`, "{", "expected 'pieces', found none"],
    [
      board(A).replace("goal", "aim"),
      "[1,3]",
      "expected a piece, of name, cells, axis, goal, found 'aim'",
    ],
    [
      board(`${A}, { "name": "B", "cells": [[1,2],[1,1]] }`),
      "[1,1]",
      "piece B lies on piece A (row 1, column 1)",
    ],
    [
      board(`${A}, { "name": "B", "cells": [[3,1]] }`),
      "[3,1]",
      "piece B lies outside the board (row 3, column 1)",
    ],
    [
      board(`${A}, { "name": "B", "cells": [[1,2],[2,3]] }`),
      "[2,3]",
      "piece B is in two parts (row 1, column 2; row 2, column 3)",
    ],
    [board(`${A}, ${A}`), "[1,1]", "expected a name for each piece, found a second piece A"],
    [board(`{ "name": "A", "cells": [[1,1]] }`), `{ "rows"`, "no piece has a goal"],
    [
      board(`{ "name": "AB", "cells": [[1,1]] }`),
      `"AB"`,
      "expected one letter or digit, found 'AB'",
    ],
    [board(`{ "name": "A", "cells": [] }`), `{ "name"`, "expected cells of piece A, found none"],
    [
      board(`{ "name": "A", "cells": [[1,"1"]] }`),
      `[1,"1"]`,
      "expected a cell: [row, column], found a list",
    ],
    [board("7"), "7", "expected a piece: an object, found 7"],
    [`{ "rows": tru }`, "tru", "expected a value, found 't'"],
  ])("%s", (text, mark, message) => {
    const column = (mark === "" ? text.length : text.lastIndexOf(mark)) + 1;
    expect(faultOf(text)).toBe(`1:${column}: ${message}`);
    expect(faultOf(`\n\n${text}`)).toBe(`3:${column}: ${message}`);
  });

  test("throws nothing but faults with their place, whatever is done to it", () => {
    const texts = [
      formatJson(...positionOf(HENG_DAO)),
      formatJson(...positionOf(RUSH_HOUR)),
      board(A),
    ];
    const pieces = fc.constantFrom(
      "",
      "{",
      "}",
      "[",
      "]",
      ",",
      '"',
      "A",
      "0",
      "-1",
      "1e9",
      "\n",
      "\\",
      "null",
      "\uFEFF",
    );
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 5 }), pieces), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts, HENG_DAO, RUSH_HOUR), edits, (text, changes) => {
        let changed = text;
        for (const [at, length, piece] of changes) {
          const from = at % (changed.length + 1);
          changed = changed.slice(0, from) + piece + changed.slice(from + length);
        }
        const message = faultOf(changed);
        const [, line, column] = /^(\d+):(\d+): ./.exec(message) ?? [];
        if (message === "none") return;
        const lines = changed.split(/\r\n|\r|\n/);
        expect(Number(line)).toBeLessThanOrEqual(lines.length);
        expect(Number(column)).toBeLessThanOrEqual((lines[Number(line) - 1]?.length ?? 0) + 1);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });
});

function positionOf(text: string): [Position["puzzle"], Position["state"]] {
  const { puzzle, state } = parse(text);
  return [puzzle, state];
}

describe("boards drawn", () => {
  test("have only the lines that they need", () => {
    const drawn = (text: string): string => format(...positionOf(text));
    expect(drawn(HENG_DAO)).toBe(`${HENG_DAO.replaceAll("/", "\n")}\n`);
    expect(drawn(RUSH_HOUR)).toBe(
      "IBB#..\nI..LDD\nJAAL..\nJ.KEEM\nFFK..M\nGGHHHM\ngoal A 3,5\naxes\n",
    );
    expect(drawn("AB.\nAB.\ngoal B 1,3\naxes vertical A\n")).toBe(
      "AB.\nAB.\ngoal B 1,3\naxes vertical A\n",
    );
    expect(drawn("A\ngoal A 1,3")).toBe("A..\ngoal A 1,3\ngate A 1,2 1,3\n");
    expect(drawn("A.\ngoal A -1,1")).toBe(".#\n.#\nA.\ngoal A 1,1\ngate A 1,1 2,1\n");
  });

  test("tell a row of letters from the line that it looks like", () => {
    const text = "A.../axes\ngoal A 1,2\n";
    const [puzzle, state] = positionOf(text);
    expect(puzzle.pieces.map(({ name }) => name).join("")).toBe("Aaesx");
    expect(format(puzzle, state)).toBe(text);
  });
});

describe("plans", () => {
  test("name pieces by the letters of the input, like pieces too", () => {
    const { puzzle, state } = parse("ab.A\ngoal A 1,3");
    const outcome = solve(puzzle, state);
    expect(outcome.status === "solved" && formatPlan(outcome.plan)).toBe("A left 1");
    const swapped = parse("bac.\ngoal c 1,4\n");
    const found = solve(swapped.puzzle, swapped.state);
    expect(found.status === "solved" && formatPlan(found.plan)).toBe("c right 1");
  });

  test("are read from lines or from one", () => {
    const plan = parsePlan("A down 1 right 1; B left 2");
    expect(plan).toEqual([
      { piece: "A", path: ["D", "R"] },
      { piece: "B", path: ["L", "L"] },
    ]);
    expect(parsePlan("A down 1 right 1\r\n\nB  left 2;\n")).toEqual(plan);
    expect(formatPlan(plan)).toBe("A down 1 right 1; B left 2");
  });

  test.each([
    ["A", "1:2: expected up, down, left or right, found the end of the move"],
    ["A down", "1:7: expected a number of cells from 1 to 16, found the end of the move"],
    ["A down 0", "1:8: expected a number of cells from 1 to 16, found '0'"],
    ["A down 1; B D 1", "1:13: expected up, down, left or right, found 'D'"],
    ["A down 1\nAB up 1", "2:1: expected a piece, one letter or digit, found 'AB'"],
  ])("%j", (text, message) => {
    expect(faultOf(text, parsePlan)).toBe(message);
  });
});

describe("legal moves", () => {
  const { puzzle, state } = parse("AA.#/B.C.\ngate B 2,2\ngoal A 1,2\naxes horizontal A\n");
  const reasonOf = (text: string): string | undefined => {
    const found = legalMoves(puzzle, state).find(({ move }) => formatPlan([move]) === text);
    return found?.isLegal === false ? found.reason : undefined;
  };

  test("say why others are not: edge, wall, gate, axis, piece", () => {
    expect(reasonOf("B left 1")).toBe("piece B would leave the board");
    expect(reasonOf("B up 1")).toBe("piece A is in the way (row 1, column 1)");
    expect(reasonOf("C left 1")).toBe("a gate for B alone is in the way (row 2, column 2)");
    expect(reasonOf("A down 1")).toBe("piece A moves only along its horizontal axis");
    expect(reasonOf("A right 1")).toBeUndefined();
    const wall = legalMoves(...positionOf("A#\ngoal A 1,1")).map(
      (one) => !one.isLegal && one.reason,
    );
    expect(wall).toContain("a wall is in the way (row 1, column 2)");
  });

  test("can be taken back", () => {
    for (const metric of METRICS) {
      for (const move of moves(puzzle, state, metric)) {
        expect(undo(puzzle, apply(puzzle, state, move), move)).toEqual(state);
      }
    }
  });

  test("are those of the metric alone", () => {
    const free = parse("A..\n...\ngoal A 1,1");
    const play = (plan: string, metric: (typeof METRICS)[number]) => () =>
      verify(free.puzzle, free.state, parsePlan(plan), metric);
    expect(play("A down 1 right 1", "moves")()).toMatchObject({ cost: 1 });
    expect(play("A down 1 right 1", "slides")).toThrow(/more than one of the slides/);
    expect(play("A right 2", "slides")()).toMatchObject({ cost: 1 });
    expect(play("A right 2", "steps")).toThrow(/move 1 \(A right 2\) is illegal/);
    expect(play("A right 1 left 1", "moves")).toThrow(/piece A ends where it began/);
    expect(play("B right 1", "moves")).toThrow(/there is no piece B/);
  });
});

describe("what is no puzzle or no position", () => {
  const { puzzle, state } = parse("AB.\n.#.\ngate A 2,1\ngoal A 1,3");
  const [a, b] = puzzle.pieces;
  test.each<[string, Partial<typeof puzzle>, readonly number[]]>([
    ["cells do not make", { rows: 3 }, [0, 1]],
    ["cells do not make 0 x 3", { rows: 0, walls: [] }, [0, 1]],
    ["two pieces are named A", { pieces: [a, { ...b, name: "A" }] }, [0, 1]],
    ["piece B has no cells", { pieces: [a, { ...b, shape: [] }] }, [0, 1]],
    ["the goal of piece A is not on the board", { pieces: [{ ...a, goal: 6 }, b] }, [0, 1]],
    ["a gate is not on the board", { gates: [{ cell: 9, pieces: "A" }] }, [0, 1]],
    ["no piece has a goal", { pieces: [b] }, [1]],
    ["1 anchors for 2 pieces", {}, [0]],
    ["piece B is not on the board (cell 1.5)", {}, [0, 1.5]],
    ["piece B cannot lie there: piece A is in the way (row 1, column 1)", {}, [0, 0]],
    ["piece B cannot lie there: a wall is in the way (row 2, column 2)", {}, [0, 4]],
    ["piece B cannot lie there: a gate for A alone", {}, [0, 3]],
  ])("%s", (problem, change, anchors) => {
    const ask = () => solve({ ...puzzle, ...change }, { anchors });
    expect(ask).toThrow(expect.objectContaining({ code: "ERR_ARGUMENT" }));
    expect(ask).toThrow(problem);
  });

  test("an unknown metric", () => {
    const ask = () => solve(puzzle, state, { metric: "pushes" as "moves" });
    expect(ask).toThrow("there is no metric pushes");
  });
});
