import type { StabilityTest } from './methodology.ts';
import { reweightedValues } from './reweighted-values.ts';
import type { Score } from './score.ts';

/** Two neighbours of a ranking whose order hangs on the exact weights. */
export interface CloseCall {
  readonly upper: string;
  readonly lower: string;
  /** The share of random re-weightings in which the lower one comes before the upper one. */
  readonly share: number;
}

/** From here on the order of two neighbours says little. */
const closeShare = 0.25;

/** The neighbours that change places in at least a quarter of all re-weightings, from the top of the list down. */
export function closeCalls(ordered: readonly Score[], test: StabilityTest): CloseCall[] {
  const swaps = new Float64Array(Math.max(0, ordered.length - 1));
  for (const values of reweightedValues(ordered, test)) {
    for (let index = 0; index < swaps.length; index += 1) {
      if ((values[index + 1] ?? 0) > (values[index] ?? 0)) swaps[index] = (swaps[index] ?? 0) + 1;
    }
  }
  return ordered.slice(1).flatMap(({ provider }, index) => {
    const share = (swaps[index] ?? 0) / test.samples;
    return share < closeShare ? [] : [{ upper: ordered[index]?.provider ?? '', lower: provider, share }];
  });
}
