import type { Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import {
  type Criterion,
  type Methodology,
  profileNamed,
  weightIn,
} from '@vpn-site/core/scoring/methodology.ts';
import { rankScores } from '@vpn-site/core/scoring/rank.ts';
import { score } from '@vpn-site/core/scoring/score.ts';

/** The methodology with one choice changed. */
export interface Variant {
  readonly name: string;
  readonly methodology: Methodology;
}

/** Returns variants for debatable choices: each criterion left out or doubled, and other ways to count uncertainty. */
export function methodologyVariants(methodology: Methodology): Variant[] {
  const { criteria, evidence, incidents, costBasis } = methodology;
  const weighed = criteria.filter(({ weight }) => weight > 0);
  const withCriterion = (id: string, change: (criterion: Criterion) => Criterion): Methodology => ({
    ...methodology,
    criteria: criteria.map((criterion) => (criterion.id === id ? change(criterion) : criterion)),
  });
  const times = (id: string, factor: number) =>
    withCriterion(id, (criterion) => ({ ...criterion, weight: criterion.weight * factor }));
  const variant = (name: string, over: Partial<Methodology>): Variant => ({
    name,
    methodology: { ...methodology, ...over },
  });
  return [
    ...weighed.map(({ id }) => ({ name: `${id} not counted`, methodology: times(id, 0) })),
    ...weighed.map(({ id }) => ({ name: `${id} doubled`, methodology: times(id, 2) })),
    variant('equal weights', {
      criteria: criteria.map((criterion) => ({ ...criterion, weight: Math.sign(criterion.weight) })),
    }),
    variant('weak evidence not discounted', { evidence: { ...evidence, weak: 1 } }),
    variant('a promise alone earns twice as much', { evidence: { ...evidence, word: evidence.word * 2 } }),
    variant('a promise alone earns nothing', { evidence: { ...evidence, word: 0 } }),
    variant('proof expires in half the time', {
      evidence: { ...evidence, outsiders: halved(evidence.outsiders) },
    }),
    variant('incidents not counted', { incidents: { ...incidents, max: 0 } }),
    variant('incidents disclosed late cost no more than others', {
      incidents: { ...incidents, told: { ...incidents.told, 'kept-back': incidents.told.answered } },
    }),
    variant('net prices', { costBasis: { ...costBasis, taxRate: 0 } }),
  ];
}

function halved({ fullYears, goneYears }: Methodology['evidence']['outsiders']) {
  return { fullYears: fullYears / 2, goneYears: goneYears / 2 };
}

/** Returns a report of the order in one profile under each variant, and of providers that move by two ranks or more. */
export function variantsReport(
  providers: readonly Provider[],
  methodology: Methodology,
  profile: string,
  asOf: Day,
): string {
  const orderUnder = (method: Methodology) =>
    rankScores(
      providers.map((provider) => score(provider, method, profile, asOf)),
      method.rankedFrom,
    ).ranked.map((entry) => entry.score.provider);
  const ofList = withProfileWeights(profile, methodology);
  const published = orderUnder(ofList);
  const first = published.slice(0, 4);
  const variants = methodologyVariants(ofList).map(({ name, methodology: method }) => ({
    name,
    order: orderUnder(method),
  }));
  const same = variants.filter(({ order }) => order.slice(0, 4).every((id) => first.includes(id)));
  return [
    `As published: ${published.join(', ')}`,
    '',
    ...variants.map(({ name, order }) => `${name.padEnd(46)} ${movesBetween(published, order)}`),
    '',
    `${same.length} of ${variants.length} variants have the same first four.`,
  ].join('\n');
}

/**
 * Returns the methodology with the weights of the profile as those of the criteria, so that changing one changes the
 * ranking.
 */
function withProfileWeights(profileId: string, methodology: Methodology): Methodology {
  const profile = profileNamed(methodology, profileId);
  return {
    ...methodology,
    criteria: methodology.criteria.map((criterion) => ({
      ...criterion,
      weight: weightIn(profile, criterion),
    })),
    profiles: [{ ...profile, groups: {}, weights: {} }],
  };
}

function movesBetween(before: readonly string[], after: readonly string[]): string {
  const moves = after.flatMap((id, at) => {
    const from = before.indexOf(id);
    return from !== -1 && Math.abs(from - at) >= 2 ? [`${id} ${from + 1} → ${at + 1}`] : [];
  });
  return `first: ${after[0]}${moves.length === 0 ? '' : `; ${moves.join(', ')}`}`;
}
