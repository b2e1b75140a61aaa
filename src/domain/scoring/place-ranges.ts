import { clampPoints } from './full-score.ts';
import type { Criterion, DoubtModel } from './methodology.ts';
import type { Reason, Score } from './score.ts';
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
  const values = new Float64Array(count);
  const draw = sampler(ranked, criteria, doubt, values);
  for (let sample = 0; sample < doubt.samples; sample += 1) {
    draw();
    for (let first = 0; first < count; first += 1) {
      for (let second = first + 1; second < count; second += 1) {
        // Equal values keep the order of the list.
        const isFirst = (values[first] ?? 0) >= (values[second] ?? 0);
        const at = isFirst ? first * count + second : second * count + first;
        wins[at] = (wins[at] ?? 0) + 1;
      }
    }
  }
  return wins;
}

/** Fills `values` with everybody's score in one sample of the doubt: other weights, some facts wrong, some graded anew. */
function sampler(
  ranked: readonly Score[],
  criteria: readonly Pick<Criterion, 'graded'>[],
  { seed, weights: { from, to }, facts, grading }: DoubtModel,
  values: Float64Array,
): () => void {
  const random = seededRandom(seed);
  const pools = criteria.map((_, position) => pool(ranked, position));
  const factors = new Float64Array(criteria.length);
  const pick = (position: number) => {
    const known = pools[position] ?? [];
    return known[Math.floor(random() * known.length)] ?? 0;
  };
  const doubted = ({ evidence, points = 0 }: Reason, position: number): number => {
    const chance = random();
    if (evidence === 'unknown') return chance < facts.unknownBetter ? pick(position) : points;
    if (chance < (evidence === 'weak' ? facts.weakWrong : facts.strongWrong)) return pick(position);
    if (!criteria[position]?.graded || random() >= grading.share) return points;
    return clampPoints(points + (random() < 0.5 ? -grading.step : grading.step));
  };
  return () => {
    // Halving and doubling are equally likely: the factor is drawn on a logarithmic scale.
    for (let position = 0; position < factors.length; position += 1) {
      factors[position] = from * (to / from) ** random();
    }
    for (let own = 0; own < ranked.length; own += 1) {
      const { reasons, deduction } = ranked[own] as Score;
      let earned = 0;
      let all = 0;
      for (let position = 0; position < reasons.length; position += 1) {
        const reason = reasons[position] as Reason;
        if (reason.weight === 0) continue;
        const weight = reason.weight * (factors[position] ?? 1);
        all += weight;
        earned += weight * doubted(reason, position);
      }
      values[own] = all === 0 ? 0 : earned / all - deduction;
    }
  };
}

/** What the others are worth, from which a wrong or unknown cell is drawn. */
function pool(ranked: readonly Score[], position: number): number[] {
  return ranked.flatMap(({ reasons }) => {
    const { evidence, full = 0 } = reasons[position] ?? {};
    return evidence === 'strong' || evidence === 'weak' ? [full] : [];
  });
}
