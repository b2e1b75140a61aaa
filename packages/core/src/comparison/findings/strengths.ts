import { fullScore } from '#scoring/full-score.ts';
import type { Criterion, Methodology } from '#scoring/methodology.ts';
import type { Reason } from '#scoring/score.ts';
import { certainLead } from './deciding-criteria.ts';
import { sharesIn } from './defining-criteria.ts';
import type { Both, PairFacts, Side } from './pair-facts.ts';
import { providerRanks } from './rank-finding.ts';
import { type TopicFinding, winsAlone } from './topic-findings.ts';

/**
 * Ids of the strengths that facts decide instead of points: the total price, if both totals can be compared, and the number
 * of devices.
 */
export const priceStrength = 'price';
const devicesStrength = 'devices';

/** A clear advantage of one of two providers. */
export interface Strength {
  /** A criterion id, `price`, or `devices`. */
  readonly about: string;
  /** Whether the provider is good in this respect, and not only better than the other. */
  readonly isGood: boolean;
  /** Whether the other provider earns no points for this. */
  readonly isAlone: boolean;
  /** Whether the provider has all points before the deduction for doubt. */
  readonly isFull: boolean;
  /** The lead as a share of all points, times the highest weight in any profile. Strengths are sorted by it. */
  readonly weight: number;
}

/**
 * The min lead in points (of ten) that counts as clear. Two people may grade a fact one step apart, so a lead of one step
 * proves nothing.
 */
const clearPoints = 2;

/**
 * Returns the strengths of each provider, strongest first and the price last. The points must differ clearly, rest on
 * strong evidence, and still differ if everything unproven about the other provider turned out well.
 */
export function strengthsOfBoth(
  facts: PairFacts,
  topics: readonly TopicFinding[],
): Both<readonly Strength[]> {
  const [first, second] = providerRanks(facts, 'overall');
  const weights = topShares(facts.methodology);
  const ofSide = (side: Side): Strength[] => {
    const [own, other] = side === 0 ? [first, second] : [second, first];
    const isCheaper = winsAlone('price', side, topics);
    const strengths = facts.methodology.criteria.flatMap((criterion, at) => {
      const weight = weights[at] ?? 0;
      if (isOnDevices(criterion)) {
        return winsAlone('devices', side, topics)
          ? [{ about: devicesStrength, weight, isGood: true, isAlone: false, isFull: false }]
          : [];
      }
      if (isCoveredByPrice(criterion, isCheaper)) return [];
      const lead = clearLead(own.score?.reasons[at], other.score?.reasons[at]);
      if (!lead) return [];
      const { share, ...rest } = lead;
      return [{ about: criterion.id, weight: share * weight, ...rest }];
    });
    const strongest = strengths.toSorted((a, b) => b.weight - a.weight);
    return isCheaper
      ? [...strongest, { about: priceStrength, weight: 0, isGood: true, isAlone: false, isFull: false }]
      : strongest;
  };
  return [ofSide(0), ofSide(1)];
}

function isOnDevices({ keys }: Criterion): boolean {
  return keys[0] === 'devices';
}

/**
 * Whether the price already covers a criterion. The price states the cost as money, and a provider that is cheaper in the
 * end needs no credit for a smaller renewal jump.
 */
function isCoveredByPrice({ rule }: Criterion, isCheaper: boolean): boolean {
  return rule.name === 'cost' || (rule.name === 'renewal-jump' && isCheaper);
}

function clearLead(own: Reason | undefined, other: Reason | undefined) {
  const points = certainLead(own, other);
  if (points < clearPoints) return undefined;
  return {
    share: points / fullScore,
    isGood: (own?.points ?? 0) > fullScore / 2,
    isAlone: other?.full === 0,
    isFull: own?.full === fullScore,
  };
}

/** Returns the weight of each criterion in the profile where it weighs most, because readers with that need look for it. */
function topShares(methodology: Methodology): number[] {
  const lists = methodology.profiles.map((profile) => sharesIn(profile, methodology));
  return methodology.criteria.map((_, at) => Math.max(...lists.map((shares) => shares[at] ?? 0)));
}
