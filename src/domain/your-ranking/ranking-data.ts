import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { groupShares } from '../scoring/group-scores.ts';
import type { Methodology, StabilityTest, Weighed, Weighing } from '../scoring/methodology.ts';
import { type Judgement, judge } from '../scoring/reason.ts';
import { type MustHaveAnswer, mustHaveAnswer, mustHaves } from './must-haves.ts';
import type { ChoiceOptions } from './ranking-choice.ts';

/** Everything a reader's own ranking is computed from, as plain data that can travel. */
export interface RankingData {
  readonly criteria: readonly (Weighed & Pick<Judgement, 'keys'>)[];
  readonly profiles: readonly (Weighing & { readonly own: Readonly<Record<string, number>> })[];
  readonly coverageFloor: number;
  readonly stability: StabilityTest;
  readonly providers: readonly RankingProvider[];
}

export interface RankingProvider {
  readonly id: string;
  /** One for each criterion, in their order. */
  readonly judgements: readonly PackedJudgement[];
  /** By id of the must-have. */
  readonly needs: Readonly<Record<string, MustHaveAnswer>>;
}

/**
 * Points (null: does not count), state, strength, and the sources as numbers, which is all that ties need. What the
 * facts say stays behind: it is not weighed.
 */
export type PackedJudgement = readonly [
  points: number | null,
  state: Judgement['state'],
  strength: number,
  sources: readonly number[],
];

export function rankingData(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): RankingData {
  const { criteria, profiles, coverageFloor, stability } = methodology;
  return {
    criteria: criteria.map(({ id, group, weight, keys }) => ({ id, group, weight, keys })),
    profiles: profiles.map(({ id, groups, weights, requires }) => {
      const weighing = { id, groups, weights, requires };
      const shares = groupShares(criteria, weighing);
      return { ...weighing, own: Object.fromEntries(shares.map(({ group, percent }) => [group, percent])) };
    }),
    coverageFloor,
    stability,
    providers: providers.map((provider) => ({
      id: provider.id,
      judgements: packed(criteria.map((criterion) => judge(provider, criterion, methodology, asOf))),
      needs: Object.fromEntries(
        mustHaves.map((mustHave) => [mustHave.id, mustHaveAnswer(provider, mustHave, methodology, asOf)]),
      ),
    })),
  };
}

export function choiceOptions({ profiles, providers }: RankingData): ChoiceOptions {
  return { profiles, needs: mustHaves.map(({ id }) => id), providers: providers.map(({ id }) => id) };
}

function packed(judgements: readonly Judgement[]): PackedJudgement[] {
  const numbers = new Map<string, number>();
  const numberOf = (source: string) => {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return number;
  };
  return judgements.map(({ points, state, strength, sources }) => [
    points ?? null,
    state,
    strength,
    sources.map(numberOf),
  ]);
}

/** The judgements again, ready to be weighed. */
export function unpacked(provider: RankingProvider, { criteria }: RankingData): Judgement[] {
  return provider.judgements.map(([points, state, strength, sources], position) => {
    const { id = '', group = '', keys = [] } = criteria[position] ?? {};
    return {
      criterion: id,
      group,
      keys,
      state,
      values: [],
      points: points ?? undefined,
      strength,
      sources: sources.map(String),
    };
  });
}
