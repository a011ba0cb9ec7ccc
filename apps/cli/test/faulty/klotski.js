// Answers as it should, then does what its first argument says.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync, writeSync } from "node:fs";

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
  if (tile === target) return 0;
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

const answers = Array.from({ length: questions }, (_, question) => {
  const from = 3 + rows * columns + question * 6;
  const asked = [at(from), at(from + 2), at(from + 4)];
  if (process.argv[2] === "home is nowhere" && asked[1] === asked[2]) return -1;
  return answer(...asked);
});

const write = (text) => process.stdout.write(text);
const lines = answers.map((line) => `${line}\n`).join("");
const MISDEEDS = {
  "home is nowhere": () => write(lines),
  nothing: () => write(lines),
  "loose ends": () => write(`${lines.replaceAll("\n", "  \r\n")}\r\n\n`),
  "one too few": () =>
    write(
      answers
        .slice(1)
        .map((line) => `${line}\n`)
        .join(""),
    ),
  "one too many": () => write(`${lines}done\n`),
  crash: () => process.kill(process.pid, "SIGSEGV"),
  "exit code": () => {
    write(lines);
    console.error("Traceback: something went wrong");
    process.exitCode = 3;
  },
  "no end": () => {
    if (process.argv[3] !== undefined) writeFileSync(process.argv[3], `${process.pid}`);
    setInterval(() => {}, 1000);
  },
  // The child holds the pipe open, and outlives its parent unless both are ended.
  "a child without end": () => {
    write(lines);
    spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  },
  flood: () => {
    for (;;) writeSync(1, "0\n".repeat(2 ** 15));
  },
};
MISDEEDS[process.argv[2] ?? "nothing"]();
