/** What a row of samples says. Medians and quartiles, since one slow sample says nothing of the code. */

export interface Summary {
  readonly samples: readonly number[];
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
}

/** @throws RangeError where there are no samples */
export function summarize(samples: readonly number[]): Summary {
  return {
    samples,
    least: quantile(samples, 0),
    lowerQuartile: quantile(samples, 0.25),
    median: quantile(samples, 0.5),
    upperQuartile: quantile(samples, 0.75),
  };
}

/** The share of the median by which the middle half of the samples lies around it. */
export function spreadOf({ lowerQuartile, median, upperQuartile }: Summary): number {
  return (upperQuartile - lowerQuartile) / 2 / median;
}

/** The value below which the share `q` of the samples lies, drawn straight between two of them. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = q * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new RangeError("no samples");
  return below + (above - below) * (at - Math.floor(at));
}
