import type { StabilityTest } from './methodology.ts';
import { reweightedValues } from './reweighted-values.ts';
import type { Score } from './score.ts';

/** For each provider, the share of random re-weightings in which it stays among the first few. */
export function rankStability(scores: readonly Score[], test: StabilityTest): Map<string, number> {
  const timesInTop = new Float64Array(scores.length);
  for (const values of reweightedValues(scores, test)) countTop(values, test.top, timesInTop);
  return new Map(scores.map(({ provider }, index) => [provider, (timesInTop[index] ?? 0) / test.samples]));
}

function countTop(values: Float64Array, top: number, timesInTop: Float64Array): void {
  const cut = values.toSorted()[Math.max(0, values.length - top)] ?? Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] ?? -1) >= cut) timesInTop[index] = (timesInTop[index] ?? 0) + 1;
  }
}
