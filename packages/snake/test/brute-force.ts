/**
 * The puzzle once more, as plainly as can be: breadth-first search over whole bodies, lists of rows and
 * columns. It imports nothing from `src`, so a misreading of the rules there does not repeat itself here.
 */

/** Rows of text: `#` is a stone, everything else free. */
type Walls = readonly string[];
export type Place = readonly [row: number, column: number];

export interface Question {
  readonly walls: Walls;
  /** From head to tail. */
  readonly snake: readonly Place[];
  readonly exits: readonly Place[];
  /** Whether the head may go where the tail has been. */
  readonly followsTail: boolean;
}

const STEPS = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] } as const;

/** Where the snake lies after a step; undefined where it may not go. */
function after(
  { walls, followsTail }: Question,
  snake: readonly Place[],
  step: keyof typeof STEPS,
): Place[] | undefined {
  const [down, right] = STEPS[step];
  const row = snake[0][0] + down;
  const column = snake[0][1] + right;
  const character = walls[row]?.[column];
  if (character === undefined || character === "#") return undefined;
  for (let part = 0; part < snake.length; part++) {
    if (snake[part][0] !== row || snake[part][1] !== column) continue;
    const isTailThatLeaves = followsTail && part === snake.length - 1 && snake.length > 2;
    if (!isTailThatLeaves) return undefined;
  }
  return [[row, column], ...snake.slice(0, -1)];
}

function isOut({ exits }: Question, snake: readonly Place[]): boolean {
  return exits.some(([row, column]) => row === snake[0][0] && column === snake[0][1]);
}

/** The least number of steps to an exit, -1 where there is no way. */
export function leastSteps(question: Question): number {
  const columns = question.walls[0].length;
  const cells = question.walls.length * columns;
  // Numbers are quicker to tell apart, as long as they are exact.
  const keyOf = (snake: readonly Place[]): number | string =>
    cells ** snake.length < 2 ** 53
      ? snake.reduce((key, [row, column]) => key * cells + row * columns + column, 0)
      : snake.join(" ");
  let layer: (readonly Place[])[] = [question.snake];
  const seen = new Set([keyOf(question.snake)]);
  for (let steps = 0; layer.length > 0; steps++) {
    const next: Place[][] = [];
    for (const snake of layer) {
      if (isOut(question, snake)) return steps;
      for (const step of ["U", "D", "L", "R"] as const) {
        const moved = after(question, snake, step);
        if (moved === undefined || seen.has(keyOf(moved))) continue;
        seen.add(keyOf(moved));
        next.push(moved);
      }
    }
    layer = next;
  }
  return -1;
}

/** Whether `plan` can be walked and ends on an exit. */
export function walksOut(question: Question, plan: readonly (keyof typeof STEPS)[]): boolean {
  let snake: readonly Place[] | undefined = question.snake;
  for (const step of plan) {
    snake = after(question, snake, step);
    if (snake === undefined) return false;
  }
  return isOut(question, snake);
}

/** The answers to judge text without a fault, read as plainly as they are found. */
export function judgeSlowly(text: string): string {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  let at = 0;
  const readPlaces = (count: number): Place[] =>
    Array.from({ length: count }, () => {
      at += 2;
      return [numbers[at - 2] - 1, numbers[at - 1] - 1];
    });
  let output = "";
  for (let index = 1; at < numbers.length && numbers[at] > 0; index++) {
    const [rows, columns, length] = numbers.slice(at, at + 3);
    at += 3;
    const snake = readPlaces(length);
    at++;
    const stones = readPlaces(numbers[at - 1]);
    const walls = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        stones.some(([r, c]) => r === row && c === column) ? "#" : ".",
      ).join(""),
    );
    const steps = leastSteps({ walls, snake, exits: [[0, 0]], followsTail: false });
    output += `Case ${index}: ${steps}\n`;
  }
  return output;
}
