import { formatPlan, generate, type Position, parse, solveAsync } from "@microsolvers/klotski";
import type { Message, Question, Request } from "./messages.ts";

/** What ends the question that the page waits for. */
let current = new AbortController();

addEventListener("message", ({ data: request }: MessageEvent<Request>) => {
  // It takes effect at the solver's next breath: this message came in during one.
  current.abort();
  if (request.type === "cancel") return;
  const question = new AbortController();
  current = question;
  const tell = (message: Message) => {
    // A question that gave way to another has nothing more to say.
    if (question === current) postMessage(message);
  };
  void answer(request, question.signal, tell).then(tell);
});

async function answer(
  request: Question,
  signal: AbortSignal,
  tell: (message: Message) => void,
): Promise<Message> {
  try {
    const { puzzle, state } = request.type === "solve" ? parse(request.board) : large(request);
    const outcome = await solveAsync(puzzle, state, {
      signal,
      onProgress: ({ expanded, lowerBound }) => tell({ type: "progress", expanded, lowerBound }),
    });
    switch (outcome.status) {
      case "solved":
        return { type: "solved", cost: outcome.cost, plan: formatPlan(outcome.plan) };
      case "unsolvable":
        return { type: "unsolvable" };
      case "limit":
        return { type: "canceled", lowerBound: outcome.lowerBound };
    }
  } catch (error) {
    return { type: "fault", text: error instanceof Error ? error.message : String(error) };
  }
}

/** From one corner to the other, through rooms: many ways, none of them straight. */
function large({ side, seed }: { side: number; seed: number }): Position {
  const { board } = generate({ kind: "rooms", rows: side, columns: side, seed, questions: 0 });
  const free = Array.from(board.free, (isFree, cell) => (isFree ? [cell] : [])).flat();
  const [tile = 0, blank = 0] = free;
  return { puzzle: { ...board, target: free.at(-1) ?? 0 }, state: { blank, tile } };
}
