import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { type GroupWeight, groupWeights } from '#evidence/score/score.ts';
import { type UnrankedWords, unrankedWords } from '#evidence/score/unranked.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The parameters of a ranking: readers are owed them beside the list. */
export interface RankingNotesView {
  readonly description: string;
  readonly weights: readonly GroupWeight[];
  readonly heaviest: number;
  readonly required: readonly string[];
  readonly unranked: readonly UnrankedWords[];
  readonly version: string;
}

export function rankingNotesView(profileId: string, site: SiteContext): RankingNotesView {
  const { locale, methodology } = site;
  const weights = groupWeights(profileId, site);
  const overall = groupWeights(allPurpose, site);
  return {
    description: profileNamed(methodology, profileId).description[locale],
    weights,
    heaviest: Math.max(...[...weights, ...overall].map(({ share }) => share)),
    required: requiredWords(profileId, site),
    unranked: unrankedWords(site.ranking(profileId).ranking.unranked, site),
    version: methodology.version,
  };
}

function requiredWords(profileId: string, { methodology, locale, t }: SiteContext): string[] {
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
