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
  /** From here to the end of its row, one win more. */
  const winsFrom = new Uint32Array(count * count);
  const highestFrom = new Float64Array(count);
  for (const values of drawnScores(ranked, criteria, doubt)) {
    for (let at = count - 1, highest = Number.NEGATIVE_INFINITY; at >= 0; at -= 1) {
      highest = Math.max(highest, values[at] as number);
      highestFrom[at] = highest;
    }
    for (let first = 0; first < count; first += 1) {
      const value = values[first] as number;
      const row = first * count;
      let second = first + 1;
      // Down to where nobody is left who could be higher. Equal values keep the order of the list.
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

/** One criterion of one provider, as far as doubt needs it. */
interface DoubtedCell {
  readonly position: number;
  readonly weight: number;
  readonly points: number;
  /** How often the points are somebody else's. */
  readonly wrong: number;
  readonly isGraded: boolean;
}

interface DoubtedProvider {
  readonly cells: readonly DoubtedCell[];
  readonly deduction: number;
}

/**
 * Everybody's score in each sample of the doubt: other weights, some facts wrong, some graded anew. What does not change
 * between samples is worked out before: there are millions of draws. The array is the same each time: read, do not keep.
 */
function* drawnScores(
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
    // Halving and doubling are equally likely: the factor is drawn on a logarithmic scale.
    for (let position = 0; position < factors.length; position += 1) {
      factors[position] = from * (to / from) ** random();
    }
    // By index: iterators would be made millions of times.
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

/** What the others are worth, from which a wrong or unknown cell is drawn. */
function pool(ranked: readonly Score[], position: number): number[] {
  return ranked.flatMap(({ reasons }) => {
    const { evidence, full = 0 } = reasons[position] ?? {};
    return evidence === 'strong' || evidence === 'weak' ? [full] : [];
  });
}
