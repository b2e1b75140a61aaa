import type { StabilityTest } from './methodology.ts';
import type { Score } from './score.ts';
import { seededRandom } from './seeded-random.ts';

/** For each provider, the share of random re-weightings in which it stays among the first few. */
export function rankStability(scores: readonly Score[], test: StabilityTest): Map<string, number> {
  const criteria = scores[0]?.reasons.length ?? 0;
  const points = scores.map(({ reasons }) => Float64Array.from(reasons, (reason) => reason.points ?? 0));
  const weights = scores.map(({ reasons }) => Float64Array.from(reasons, (reason) => reason.countedWeight));
  const random = seededRandom(test.seed);
  const factors = new Float64Array(criteria);
  const values = new Float64Array(scores.length);
  const timesInTop = new Float64Array(scores.length);
  for (let sample = 0; sample < test.samples; sample += 1) {
    // Halving and doubling are equally likely: the factor is drawn on a logarithmic scale.
    for (let index = 0; index < criteria; index += 1) {
      factors[index] = test.from * (test.to / test.from) ** random();
    }
    for (let provider = 0; provider < scores.length; provider += 1) {
      values[provider] = weightedMean(points[provider], weights[provider], factors);
    }
    countTop(values, test.top, timesInTop);
  }
  return new Map(scores.map(({ provider }, index) => [provider, (timesInTop[index] ?? 0) / test.samples]));
}

function weightedMean(
  points = new Float64Array(),
  weights = new Float64Array(),
  factors: Float64Array,
): number {
  let earned = 0;
  let counted = 0;
  for (let index = 0; index < factors.length; index += 1) {
    const weight = (weights[index] ?? 0) * (factors[index] ?? 0);
    counted += weight;
    earned += weight * (points[index] ?? 0);
  }
  return counted === 0 ? -1 : earned / counted;
}

function countTop(values: Float64Array, top: number, timesInTop: Float64Array): void {
  const cut = values.toSorted()[Math.max(0, values.length - top)] ?? Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] ?? -1) >= cut) timesInTop[index] = (timesInTop[index] ?? 0) + 1;
  }
}
