export type Question =
  | { readonly type: "solve"; readonly board: string }
  | { readonly type: "solve-large"; readonly side: number; readonly seed: number };

/** What the page says to the worker. A new question ends the one before. */
export type Request = Question | { readonly type: "cancel" };

/** What the worker tells the page: progress, as often as it likes, and one end for each question. */
export type Message =
  | { readonly type: "progress"; readonly expanded: number; readonly lowerBound: number }
  | { readonly type: "solved"; readonly cost: number; readonly plan: string }
  | { readonly type: "unsolvable" }
  | { readonly type: "canceled"; readonly lowerBound: number }
  | { readonly type: "fault"; readonly text: string };
