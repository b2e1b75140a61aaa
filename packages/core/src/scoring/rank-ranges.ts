import { clampPoints } from './full-score.ts';
import type { Criterion, DoubtModel } from './methodology.ts';
import type { Score } from './score.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * The ranks that a provider may have, given the doubt about weights, facts and grading. Providers with equal ranges are
 * tied.
 */
export interface RankRange {
  readonly from: number;
  readonly to: number;
}

export interface RankRanges {
  readonly byProvider: ReadonlyMap<string, RankRange>;
  /** Whether one provider ranks above another in nearly every sample. */
  readonly isClearlyAbove: (upper: string, lower: string) => boolean;
}

/**
 * Returns the rank ranges of scores. A range starts one rank after the providers that are clearly above, and ends one rank
 * before those that are clearly below.
 */
export function computeRankRanges(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  doubt: DoubtModel,
): RankRanges {
  const count = ranked.length;
  const wins = winCounts(ranked, criteria, doubt);
  const enough = doubt.clearlyAbove * doubt.samples;
  const isAbove = (upper: number, lower: number) => (wins[upper * count + lower] ?? 0) >= enough;
  const indexes = ranked.map((_, own) => own);
  const indexOf = new Map(ranked.map(({ provider }, index) => [provider, index]));
  return {
    byProvider: new Map(
      ranked.map(({ provider }, own) => [
        provider,
        {
          from: 1 + indexes.filter((other) => other !== own && isAbove(other, own)).length,
          to: count - indexes.filter((other) => other !== own && isAbove(own, other)).length,
        },
      ]),
    ),
    isClearlyAbove: (upper, lower) => {
      const [first, second] = [indexOf.get(upper), indexOf.get(lower)];
      return first !== undefined && second !== undefined && isAbove(first, second);
    },
  };
}

/** Counts in how many samples each provider ranks above each other one, with one row per provider. */
function winCounts(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  doubt: DoubtModel,
): Uint32Array {
  const count = ranked.length;
  const wins = new Uint32Array(count * count);
  /** The wins that a later pass adds to every entry of a row from this one to the end. */
  const winsFrom = new Uint32Array(count * count);
  const highestFrom = new Float64Array(count);
  for (const values of sampledScores(ranked, criteria, doubt)) {
    for (let at = count - 1, highest = Number.NEGATIVE_INFINITY; at >= 0; at -= 1) {
      highest = Math.max(highest, values[at] as number);
      highestFrom[at] = highest;
    }
    for (let first = 0; first < count; first += 1) {
      const value = values[first] as number;
      const row = first * count;
      let second = first + 1;
      // Stop where no later value can be higher. Equal values keep the order of the list.
      for (; second < count && value < (highestFrom[second] as number); second += 1) {
        if (value >= (values[second] as number)) wins[row + second] = (wins[row + second] as number) + 1;
      }
      if (second < count) winsFrom[row + second] = (winsFrom[row + second] as number) + 1;
    }
  }
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 1, running = 0; second < count; second += 1) {
      const at = first * count + second;
      running += winsFrom[at] ?? 0;
      wins[at] = (wins[at] ?? 0) + running;
      wins[second * count + first] = doubt.samples - (wins[at] ?? 0);
    }
  }
  return wins;
}

/** One criterion of one provider, reduced to what sampling needs. */
interface DoubtedCell {
  readonly position: number;
  readonly weight: number;
  readonly points: number;
  /** The probability that the points are replaced with those of another provider. */
  readonly wrong: number;
  readonly isGraded: boolean;
}

interface DoubtedProvider {
  readonly cells: readonly DoubtedCell[];
  readonly deduction: number;
}

/**
 * Yields the scores of all providers, once per sample of the doubt model. Each sample varies the weights, replaces some
 * facts with those of another provider, and moves some grades by a step. Constants are computed beforehand, because there
 * are millions of samples. The array is reused, so callers must not store it.
 */
function* sampledScores(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  { samples, seed, weights: { from, to }, facts, grading }: DoubtModel,
): Generator<Float64Array> {
  const random = seededRandom(seed);
  const pools = criteria.map((_, position) => Float64Array.from(pool(ranked, position)));
  const wrong = { strong: facts.strongWrong, weak: facts.weakWrong, unknown: facts.unknownBetter };
  const providers = ranked.map(
    ({ reasons, deduction }): DoubtedProvider => ({
      deduction,
      cells: reasons.flatMap(({ weight, points = 0, evidence }, position): DoubtedCell[] => {
        if (weight === 0 || evidence === 'not-applicable') return [];
        const isGraded = evidence !== 'unknown' && criteria[position]?.graded === true;
        return [{ position, weight, points, wrong: wrong[evidence], isGraded }];
      }),
    }),
  );
  const factors = new Float64Array(criteria.length);
  const pick = (position: number) => {
    const known = pools[position];
    return known?.[Math.floor(random() * known.length)] ?? 0;
  };
  const doubted = ({ position, points, wrong: chance, isGraded }: DoubtedCell): number => {
    if (random() < chance) return pick(position);
    if (!isGraded || random() >= grading.share) return points;
    return clampPoints(points + (random() < 0.5 ? -grading.step : grading.step));
  };
  const values = new Float64Array(ranked.length);
  for (let sample = 0; sample < samples; sample += 1) {
    // The factor is sampled on a logarithmic scale, so that halving and doubling are equally likely.
    for (let position = 0; position < factors.length; position += 1) {
      factors[position] = from * (to / from) ** random();
    }
    // Loops by index, because iterators would be created millions of times.
    for (let own = 0; own < providers.length; own += 1) {
      const { cells, deduction } = providers[own] as DoubtedProvider;
      let earned = 0;
      let all = 0;
      for (let at = 0; at < cells.length; at += 1) {
        const cell = cells[at] as DoubtedCell;
        const weight = cell.weight * (factors[cell.position] as number);
        all += weight;
        earned += weight * doubted(cell);
      }
      values[own] = all === 0 ? 0 : earned / all - deduction;
    }
    yield values;
  }
}

/** Returns the known points of all providers in one criterion, from which samples draw wrong or unknown points. */
function pool(ranked: readonly Score[], position: number): number[] {
  return ranked.flatMap(({ reasons }) => {
    const { evidence, full = 0 } = reasons[position] ?? {};
    return evidence === 'strong' || evidence === 'weak' ? [full] : [];
  });
}
