import type { Message, Request } from "./messages.ts";

const BOARD = `.....
.@.#.
..._.
.#.!.`;

const worker = new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" });
const board = find("board", HTMLTextAreaElement);
const status = find("status", HTMLOutputElement);
const plan = find("plan", HTMLPreElement);
const cancel = find("cancel", HTMLButtonElement);

board.value = BOARD;
find("solve", HTMLButtonElement).onclick = () => ask({ type: "solve", board: board.value });
find("solve-large", HTMLButtonElement).onclick = () =>
  ask({ type: "solve-large", side: 1000, seed: 1 });
cancel.onclick = () => send({ type: "cancel" });
worker.onmessage = ({ data }: MessageEvent<Message>) => show(data);
worker.onerror = ({ message }) => show({ type: "fault", text: message });

function ask(request: Request): void {
  plan.textContent = "";
  status.textContent = "Preparing the board …";
  cancel.disabled = false;
  send(request);
}

function send(request: Request): void {
  worker.postMessage(request);
}

function show(message: Message): void {
  status.textContent = inWords(message);
  if (message.type === "progress") return;
  cancel.disabled = true;
  if (message.type === "solved") plan.textContent = message.plan;
}

function inWords(message: Message): string {
  switch (message.type) {
    case "progress":
      return `${message.expanded.toLocaleString("en")} states so far; at least ${slides(message.lowerBound)}.`;
    case "solved":
      return `Solved in ${slides(message.cost)}. Nothing shorter exists.`;
    case "unsolvable":
      return "Proved to have no solution.";
    case "canceled":
      return `Canceled. No solution has fewer than ${slides(message.lowerBound)}.`;
    case "fault":
      return message.text;
  }
}

function slides(count: number): string {
  return `${count.toLocaleString("en")} slides`;
}

function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no #${id}`);
  return element;
}
