import type { StabilityTest } from './methodology.ts';
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

/** Who holds a place at the top whatever the weights, and who comes and goes, in the order of the ranking. */
export interface SteadyPlaces {
  readonly always: readonly string[];
  readonly sometimes: readonly { readonly provider: string; readonly share: number }[];
}

/** From here on an outcome is called steady; below its opposite, rare. */
const steady = 0.95;

export function steadyPlaces(
  providers: readonly string[],
  stability: ReadonlyMap<string, number>,
): SteadyPlaces {
  const shares = providers.map((provider) => ({ provider, share: stability.get(provider) ?? 0 }));
  return {
    always: shares.filter(({ share }) => share >= steady).map(({ provider }) => provider),
    sometimes: shares.filter(({ share }) => share < steady && share > 1 - steady),
  };
}

/** The values of all scores under random other weights, once per sample. The array is the same each time: read, do not keep. */
function* reweightedValues(scores: readonly Score[], test: StabilityTest): Generator<Float64Array> {
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

/** The same seed gives the same numbers everywhere, so that anyone can recompute a stability (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
