// Fault: the blank counts as one of the knights that are out of place, so a last move never fits in any
// more, and a board at distance 15 gets -1.
import { readFileSync } from "node:fs";

const GOAL = "111110111100*110000100000";
const MOST = 15;
const LEAPS = [1, 2, -1, -2].flatMap((r) => [1, 2, -1, -2].map((c) => [r, c]));
const leapsFrom = Array.from({ length: 25 }, (_, cell) => {
  const to = LEAPS.filter(([r, c]) => Math.abs(r * c) === 2).map(([r, c]) => [
    Math.floor(cell / 5) + r,
    (cell % 5) + c,
  ]);
  return to.filter(([r, c]) => r >= 0 && r < 5 && c >= 0 && c < 5).map(([r, c]) => r * 5 + c);
});

function solvesWithin(board, blank, before, depth, bound) {
  let misplaced = 0;
  for (let cell = 0; cell < 25; cell++) if (board[cell] !== GOAL[cell]) misplaced++;
  if (misplaced === 0) return depth;
  if (depth + misplaced > bound) return -1;
  for (const to of leapsFrom[blank]) {
    if (to === before) continue;
    board[blank] = board[to];
    board[to] = "*";
    const found = solvesWithin(board, to, blank, depth + 1, bound);
    board[to] = board[blank];
    board[blank] = "*";
    if (found >= 0) return found;
  }
  return -1;
}

function answer(board) {
  for (let bound = 0; bound <= MOST; bound++) {
    const found = solvesWithin(board, board.indexOf("*"), -1, 0, bound);
    if (found >= 0) return found;
  }
  return -1;
}

const [, ...rows] = readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
for (let row = 0; row < rows.length; row += 5) {
  console.log(answer([...rows.slice(row, row + 5).join("")]));
}
