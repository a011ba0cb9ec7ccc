/** What an exploration has found, for people and for programs. */
import type { SpaceOutcome } from "../puzzle.ts";

export interface Report {
  readonly puzzle: string;
  readonly outcome: SpaceOutcome;
  /** How many of the farthest boards are shown, at most. */
  readonly farthest: number;
}

/** A table of distances, then the farthest boards; a question mark where a limit was met. */
export function asText({ outcome, farthest: most }: Report): string {
  if (outcome.status === "limit") return "?\n";
  const { states, layers, eccentricity, isComplete, farthest } = outcome;
  const rows = [["distance", "states"], ...layers.map((count, at) => [`${at}`, `${count}`])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join("  "));
  const shown = farthest.slice(0, most);
  const more = isComplete ? "" : ", and there are more farther away";
  return [
    `${states} states, the farthest at distance ${eccentricity}${more}`,
    "",
    ...table,
    ...shown.map((board) => `\n${board.trimEnd()}`),
    "",
  ].join("\n");
}

export function asJson({ puzzle, outcome, farthest: most }: Report): string {
  const { stats } = outcome;
  const { expanded, generated, bytes } = stats;
  const head = { schema: "microsolve-exploration", version: 1, puzzle, status: outcome.status };
  const found =
    outcome.status === "limit"
      ? { limit: outcome.limit, lowerBound: outcome.lowerBound }
      : {
          states: outcome.states,
          layers: outcome.layers,
          eccentricity: outcome.eccentricity,
          isComplete: outcome.isComplete,
          farthest: outcome.farthest.slice(0, most),
        };
  return `${JSON.stringify({ ...head, ...found, stats: { expanded, generated, bytes } })}\n`;
}
