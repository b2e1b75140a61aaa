import type { StabilityTest } from './methodology.ts';
import type { Score } from './score.ts';
import { seededRandom } from './seeded-random.ts';

/** The values of all scores under random other weights, once per sample. The array is the same each time: read, do not keep. */
export function* reweightedValues(scores: readonly Score[], test: StabilityTest): Generator<Float64Array> {
  const criteria = scores[0]?.reasons.length ?? 0;
  const points = scores.map(({ reasons }) => Float64Array.from(reasons, (reason) => reason.points ?? 0));
  const weights = scores.map(({ reasons }) => Float64Array.from(reasons, (reason) => reason.countedWeight));
  const random = seededRandom(test.seed);
  const factors = new Float64Array(criteria);
  const values = new Float64Array(scores.length);
  for (let sample = 0; sample < test.samples; sample += 1) {
    // Halving and doubling are equally likely: the factor is drawn on a logarithmic scale.
    for (let index = 0; index < criteria; index += 1) {
      factors[index] = test.from * (test.to / test.from) ** random();
    }
    for (let provider = 0; provider < scores.length; provider += 1) {
      values[provider] = weightedMean(points[provider], weights[provider], factors);
    }
    yield values;
  }
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
