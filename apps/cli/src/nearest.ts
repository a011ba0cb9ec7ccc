/**
 * The name that was probably meant: the one with the fewest letters changed, added, left out or swapped
 * with their neighbour, if they are few enough.
 */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3));
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const name of names) {
    const edits = countEdits(typed.toLowerCase(), name);
    if (edits <= most && (best === undefined || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}

/** The distance of Damerau and Levenshtein, restricted to one swap a letter. */
function countEdits(one: string, other: string): number {
  const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = cell(last, j - 1) + (isSame ? 0 : 1);
      const swapped = isSwap ? cell(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, cell(last, j) + 1, cell(row, j - 1) + 1, swapped));
    }
    before = last;
    last = row;
  }
  return cell(last, other.length);
}
