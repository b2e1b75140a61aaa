import { whyUnrankedWords } from '#evidence/score/unranked.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A provider's place in one list, or why it has none there. */
export interface ListStanding {
  readonly profile: string;
  readonly label: string;
  readonly place: string;
  readonly isRanked: boolean;
}

export function listStandings(providerId: string, site: SiteContext): ListStanding[] {
  const { methodology, locale, t } = site;
  return methodology.profiles.map(({ id, label }) => {
    const { ranked, unranked } = site.ranking(id).ranking;
    const entry = ranked.find(({ score }) => score.provider === providerId);
    const missing = unranked.find(({ score }) => score.provider === providerId);
    const why = missing ? whyUnrankedWords(missing.reason, site) : '';
    return {
      profile: id,
      label: label[locale],
      place: entry
        ? t('review.score.place', { rank: entry.rank, count: ranked.length })
        : t('review.score.unranked', { why }),
      isRanked: entry !== undefined,
    };
  });
}
