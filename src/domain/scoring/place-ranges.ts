import { clampPoints } from './full-score.ts';
import type { Criterion, DoubtModel } from './methodology.ts';
import type { Score } from './score.ts';
import { seededRandom } from './seeded-random.ts';

/** The places that a provider may hold as far as weights, facts and grading can be trusted. Equal ranges are ties. */
export interface PlaceRange {
  readonly from: number;
  readonly to: number;
}

export interface Places {
  readonly ranges: ReadonlyMap<string, PlaceRange>;
  /** Whether one stands above the other in nearly every sample. */
  readonly isClearlyAbove: (upper: string, lower: string) => boolean;
}

/** Places of ranked scores: from one after those clearly above, to those who are left before the ones clearly below. */
export function placeRanges(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  doubt: DoubtModel,
): Places {
  const count = ranked.length;
  const wins = winCounts(ranked, criteria, doubt);
  const enough = doubt.clearlyAbove * doubt.samples;
  const isAbove = (upper: number, lower: number) => (wins[upper * count + lower] ?? 0) >= enough;
  const places = ranked.map((_, own) => own);
  const indexOf = new Map(ranked.map(({ provider }, index) => [provider, index]));
  return {
    ranges: new Map(
      ranked.map(({ provider }, own) => [
        provider,
        {
          from: 1 + places.filter((other) => other !== own && isAbove(other, own)).length,
          to: count - places.filter((other) => other !== own && isAbove(own, other)).length,
        },
      ]),
    ),
    isClearlyAbove: (upper, lower) => {
      const [first, second] = [indexOf.get(upper), indexOf.get(lower)];
      return first !== undefined && second !== undefined && isAbove(first, second);
    },
  };
}

/** In how many samples each stands above each other, as one row per provider. */
function winCounts(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  doubt: DoubtModel,
): Uint32Array {
  const count = ranked.length;
  const wins = new Uint32Array(count * count);
  const scores = drawnScores(ranked, criteria, doubt);
  scores.forEach((own, first) => {
    for (let second = first + 1; second < count; second += 1) {
      const won = timesAbove(own, scores[second] ?? own);
      wins[first * count + second] = won;
      wins[second * count + first] = doubt.samples - won;
    }
  });
  return wins;
}

/** Equal scores keep the order of the list, in which the first stands above. */
function timesAbove(first: Float64Array, second: Float64Array): number {
  let times = 0;
  for (let sample = 0; sample < first.length; sample += 1) {
    // A sum and no branch: of two that are nearly equal, no processor guesses who is above, and guessing takes longest.
    times += Number((first[sample] as number) >= (second[sample] as number));
  }
  return times;
}

/** One criterion of one provider, as far as doubt needs it. */
interface DoubtedCell {
  readonly position: number;
  readonly weight: number;
  readonly points: number;
  /** How often the points are somebody else's. */
  readonly wrong: number;
  readonly isGraded: boolean;
}

/**
 * Everybody's score in each sample of the doubt: other weights, some facts wrong, some graded anew. What does not change
 * between samples is worked out before: there are millions of draws.
 */
function drawnScores(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  { samples, seed, weights: { from, to }, facts, grading }: DoubtModel,
): Float64Array[] {
  const random = seededRandom(seed);
  const pools = criteria.map((_, position) => Float64Array.from(pool(ranked, position)));
  const wrong = { strong: facts.strongWrong, weak: facts.weakWrong, unknown: facts.unknownBetter };
  const providers = ranked.map(({ reasons, deduction }) => ({
    deduction,
    cells: reasons.flatMap(({ weight, points = 0, evidence }, position): DoubtedCell[] => {
      if (weight === 0 || evidence === 'not-applicable') return [];
      const isGraded = evidence !== 'unknown' && criteria[position]?.graded === true;
      return [{ position, weight, points, wrong: wrong[evidence], isGraded }];
    }),
  }));
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
  const scores = ranked.map(() => new Float64Array(samples));
  for (let sample = 0; sample < samples; sample += 1) {
    // Halving and doubling are equally likely: the factor is drawn on a logarithmic scale.
    for (let position = 0; position < factors.length; position += 1) {
      factors[position] = from * (to / from) ** random();
    }
    for (const [own, { cells, deduction }] of providers.entries()) {
      let earned = 0;
      let all = 0;
      for (const cell of cells) {
        const weight = cell.weight * (factors[cell.position] ?? 1);
        all += weight;
        earned += weight * doubted(cell);
      }
      (scores[own] as Float64Array)[sample] = all === 0 ? 0 : earned / all - deduction;
    }
  }
  return scores;
}

/** What the others are worth, from which a wrong or unknown cell is drawn. */
function pool(ranked: readonly Score[], position: number): number[] {
  return ranked.flatMap(({ reasons }) => {
    const { evidence, full = 0 } = reasons[position] ?? {};
    return evidence === 'strong' || evidence === 'weak' ? [full] : [];
  });
}
