import type { BlockContext } from '#blocks/block-context.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import { allPurpose, type GroupWeight, groupWeights } from '#blocks/evidence/group-weights.ts';
import { type UnrankedWords, unrankedWords } from '#blocks/evidence/ranking-words.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { numberFormatter } from '#i18n/formats.ts';

/** The parameters of a ranking: readers are owed them beside the list. */
export interface RankingNotesView {
  readonly description: string;
  readonly weights: readonly GroupWeight[];
  readonly heaviest: number;
  readonly required: readonly string[];
  readonly unranked: readonly UnrankedWords[];
  readonly version: string;
}

export function rankingNotesView(profileId: string, context: BlockContext): RankingNotesView {
  const { locale, methodology } = context;
  const weights = groupWeights(profileId, context);
  const overall = groupWeights(allPurpose, context);
  return {
    description: profileNamed(methodology, profileId).description[locale],
    weights,
    heaviest: Math.max(...[...weights, ...overall].map(({ share }) => share)),
    required: requiredWords(profileId, context),
    unranked: unrankedWords(context.ranking(profileId).ranking.unranked, context),
    version: methodology.version,
  };
}

function requiredWords(profileId: string, { methodology, locale, t }: BlockContext): string[] {
  const floor = numberFormatter(locale, { style: 'percent' }).format(methodology.coverageFloor);
  const own = profileNamed(methodology, profileId).requires.map(({ criterion, atLeast }) => {
    const label = methodology.criteria.find(({ id }) => id === criterion)?.label[locale] ?? criterion;
    // At least nothing: any answer will do, as long as there is one.
    return atLeast === 0
      ? t('roundup.requiredKnown', { criterion: label })
      : t('roundup.requiredPoints', { criterion: label, points: atLeast, max: fullScore });
  });
  return [...own, t('roundup.requiredCoverage', { floor })];
}
