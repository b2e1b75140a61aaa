import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { costBasis, type GroupWeight, groupWeights, requirementWords } from '#evidence/score/list-terms.ts';
import { type UnrankedWords, unrankedWords } from '#evidence/score/unranked.ts';
import { formatShare } from '#i18n/formats.ts';
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
