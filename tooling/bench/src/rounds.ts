/** How often is measured: often where it is quick, and three times at least. */
const LEAST_ROUNDS = 3;
/** Milliseconds after which no more than the least rounds are run. */
const BUDGET = 15_000;

export async function repeat(rounds: number, round: () => Promise<void>): Promise<void> {
  const start = performance.now();
  for (let done = 0; done < rounds; done++) {
    if (done >= LEAST_ROUNDS && performance.now() - start > BUDGET) return;
    await round();
  }
}
