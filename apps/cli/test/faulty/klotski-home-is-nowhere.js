// Fault: where the tile is on its target already, the answer is -1.
import { readFileSync } from "node:fs";

const numbers = readFileSync(0, "utf8").split(/\s+/).map(Number);
const [rows, columns, questions] = numbers;
const at = (index) => (numbers[index] - 1) * columns + numbers[index + 1] - 1;
const isFree = (row, column) =>
  row >= 0 &&
  row < rows &&
  column >= 0 &&
  column < columns &&
  numbers[3 + row * columns + column] === 1;

function answer(blank, tile, target) {
  if (tile === target) return -1;
  const distances = new Map([[`${blank} ${tile}`, 0]]);
  const queue = [[blank, tile]];
  for (const [from, here] of queue) {
    const distance = distances.get(`${from} ${here}`);
    const row = Math.floor(from / columns);
    const column = from % columns;
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      if (!isFree(row + down, column + right)) continue;
      const to = (row + down) * columns + column + right;
      const there = to === here ? from : here;
      if (distances.has(`${to} ${there}`)) continue;
      if (there === target) return distance + 1;
      distances.set(`${to} ${there}`, distance + 1);
      queue.push([to, there]);
    }
  }
  return -1;
}

for (let question = 0; question < questions; question++) {
  const from = 3 + rows * columns + question * 6;
  console.log(answer(at(from), at(from + 2), at(from + 4)));
}
