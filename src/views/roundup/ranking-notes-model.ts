import { definitionOf } from '#domain/provider/vocabulary.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import type { Requirement } from '#domain/scoring/methodology.ts';
import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { costBasis } from '#evidence/price/price.ts';
import { type GroupWeight, groupWeights } from '#evidence/score/score.ts';
import { requirementName, type UnrankedWords, unrankedWords } from '#evidence/score/unranked.ts';
import { formatList, formatShare } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The parameters of a ranking: readers are owed them beside the list. */
export interface RankingNotesView {
  readonly description: string;
  readonly weights: readonly GroupWeight[];
  readonly heaviest: number;
  /** How costs are made comparable; undefined where they do not count. */
  readonly costBasis: string | undefined;
  readonly required: readonly string[];
  readonly unranked: readonly UnrankedWords[];
  readonly version: string;
}

export function rankingNotesView(profileId: string, site: SiteContext): RankingNotesView {
  const { locale, methodology, t } = site;
  const weights = groupWeights(profileId, site);
  const overall = groupWeights(allPurpose, site);
  const profile = profileNamed(methodology, profileId);
  const requires = [...methodology.requires, ...profile.requires];
  return {
    description: profile.description[locale],
    weights,
    heaviest: Math.max(...[...weights, ...overall].map(({ share }) => share)),
    costBasis: costBasis(profileId, site),
    required: [
      ...requires.map((requirement) => requirementWords(requirement, site)),
      t('roundup.requiredEvidence', { share: formatShare(methodology.rankedFrom, locale) }),
    ],
    unranked: unrankedWords(site.ranking(profileId).ranking.unranked, site),
    version: methodology.version,
  };
}

function requirementWords(requirement: Requirement, site: SiteContext): string {
  const { t, locale, evidence, vocabulary } = site;
  const required = requirementName(requirement, site);
  if ('tested' in requirement) return t('roundup.requiredTested', { required });
  if ('above' in requirement) {
    // More than nothing: any part of it will do, as long as somebody has shown it.
    return requirement.above === 0
      ? t('roundup.requiredShown', { required })
      : t('roundup.requiredAbove', { required, points: requirement.above, max: fullScore });
  }
  if ('not' in requirement) {
    const answer = evidence.answers[`${requirement.not}`].label[locale];
    return t('roundup.requiredNot', { required, answer });
  }
  const options = definitionOf(requirement.key, vocabulary)?.options ?? {};
  const words = requirement.anyOf.map((option) => options[option]?.[locale] ?? option);
  return t('roundup.requiredAnyOf', { required, options: formatList(words, locale, 'disjunction') });
}
