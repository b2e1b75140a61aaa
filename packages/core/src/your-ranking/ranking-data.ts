import type { Day } from '../day/day.ts';
import { memoizePer } from '../memo/memoize.ts';
import type { Provider } from '../provider/provider.ts';
import { groupShares } from '../scoring/group-scores.ts';
import type { Judgement } from '../scoring/judgement.ts';
import {
  type ConfidenceLevels,
  type Methodology,
  requirementsIn,
  type Weighed,
  type Weighing,
} from '../scoring/methodology.ts';
import { firstUnmet, type UnmetRequirement } from '../scoring/requirement.ts';
import { type JudgedProvider, judgeProvider } from '../scoring/score.ts';
import { type MustHaveAnswer, mustHaveAnswer, mustHaves } from './must-haves.ts';
import type { ChoiceOptions } from './ranking-choice.ts';

/** The input of a reader's custom ranking, as serializable data. */
export interface RankingData {
  readonly criteria: readonly (Weighed & Pick<Judgement, 'keys'>)[];
  readonly profiles: readonly (Weighing & { readonly own: Readonly<Record<string, number>> })[];
  readonly rankedFrom: number;
  readonly confidence: ConfidenceLevels;
  readonly providers: readonly RankingProvider[];
}

export interface RankingProvider {
  readonly id: string;
  /** One judgment per criterion, in the order of the criteria. */
  readonly judgements: readonly PackedJudgement[];
  readonly deduction: number;
  /** The unmet requirement because of which the provider has no rank, by profile; it does not depend on weights. */
  readonly unmet: Readonly<Record<string, UnmetRequirement>>;
  /** Answers by must-have id. */
  readonly needs: Readonly<Record<string, MustHaveAnswer>>;
}

/**
 * A judgment in compact form: points (null if the criterion does not apply), points at best, evidence, and sources as
 * numbers, because breaking ties only needs to count them. The values of facts are left out, because only points have
 * weights.
 */
export type PackedJudgement = readonly [
  points: number | null,
  best: number,
  evidence: Judgement['evidence'],
  sources: readonly number[],
];

export function rankingData(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): RankingData {
  const { criteria, profiles, rankedFrom, confidence } = methodology;
  return {
    criteria: criteria.map(({ id, group, weight, keys }) => ({ id, group, weight, keys })),
    profiles: profiles.map(({ id, groups, weights }) => {
      const weighing = { id, groups, weights };
      const shares = groupShares(criteria, weighing);
      return { ...weighing, own: Object.fromEntries(shares.map(({ group, percent }) => [group, percent])) };
    }),
    rankedFrom,
    confidence,
    providers: providers.map((provider) => {
      const { judgements, deduction } = judgeProvider(provider, methodology, asOf);
      return {
        id: provider.id,
        judgements: packed(judgements),
        deduction,
        unmet: unmetByProfile(provider, judgements, methodology),
        needs: Object.fromEntries(
          mustHaves.map((mustHave) => [mustHave.id, mustHaveAnswer(provider, mustHave, methodology, asOf)]),
        ),
      };
    }),
  };
}

function unmetByProfile(
  provider: Provider,
  judgements: readonly Judgement[],
  methodology: Methodology,
): Record<string, UnmetRequirement> {
  const entries = methodology.profiles.flatMap((profile) => {
    const unmet = firstUnmet(requirementsIn(profile, methodology), provider, judgements);
    return unmet ? [[profile.id, unmet] as const] : [];
  });
  return Object.fromEntries(entries);
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
  return judgements.map(({ points, best, evidence, sources }) => [
    points ?? null,
    best,
    evidence,
    sources.map(numberOf),
  ]);
}

/** Returns all judgments for weighing, in the order of the providers. They are the same for all weights. */
export const unpackedProviders = memoizePer(
  (data: RankingData) => data,
  (data: RankingData): readonly JudgedProvider[] =>
    data.providers.map((provider) => unpacked(provider, data)),
);

function unpacked(provider: RankingProvider, { criteria }: RankingData): JudgedProvider {
  const judgements = provider.judgements.map(([points, best, evidence, sources], position) => {
    const { id = '', group = '', keys = [] } = criteria[position] ?? {};
    return {
      criterion: id,
      group,
      keys,
      points: points ?? undefined,
      // Only the rank ranges of the published ranking use this field.
      full: points ?? 0,
      best,
      evidence,
      values: [],
      sources: sources.map(String),
    };
  });
  return { provider: provider.id, judgements, deduction: provider.deduction };
}
