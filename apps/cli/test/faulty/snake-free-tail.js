// Fault: the head may enter the cell that the tail leaves in the same move.
import { readFileSync } from "node:fs";

const numbers = readFileSync(0, "utf8").split(/\s+/).map(Number);
let next = 0;
const cell = () => `${numbers[next++]},${numbers[next++]}`;

function answer(rows, columns, body, stones) {
  const queue = [body];
  const distances = new Map([[body.join(" "), 0]]);
  for (const snake of queue) {
    const distance = distances.get(snake.join(" "));
    if (snake[0] === "1,1") return distance;
    const [row, column] = snake[0].split(",").map(Number);
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      const [r, c] = [row + down, column + right];
      if (r < 1 || r > rows || c < 1 || c > columns || stones.has(`${r},${c}`)) continue;
      const after = [`${r},${c}`, ...snake.slice(0, -1)];
      if (after.indexOf(after[0], 1) > 0) continue;
      if (distances.has(after.join(" "))) continue;
      distances.set(after.join(" "), distance + 1);
      queue.push(after);
    }
  }
  return -1;
}

for (let index = 1; ; index++) {
  const [rows, columns, length] = numbers.slice(next, next + 3);
  if (!rows) break;
  next += 3;
  const body = Array.from({ length }, cell);
  const stones = new Set(Array.from({ length: numbers[next++] }, cell));
  console.log(`Case ${index}: ${answer(rows, columns, body, stones)}`);
}
