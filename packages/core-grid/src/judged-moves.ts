/** A move: legal, or the reason why it is not. */
export type JudgedMove<Move> =
  | { readonly move: Move; readonly isLegal: true }
  | { readonly move: Move; readonly isLegal: false; readonly reason: string };

/** Each of `moves`, with what `refusal` has against it. */
export function withReasons<Move>(
  moves: readonly Move[],
  refusal: (move: Move) => string | undefined,
): JudgedMove<Move>[] {
  return moves.map((move) => {
    const reason = refusal(move);
    return reason === undefined ? { move, isLegal: true } : { move, isLegal: false, reason };
  });
}
