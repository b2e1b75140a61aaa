import type { BlockContext } from '#blocks/block-context.ts';
import { whyWords } from '#blocks/evidence/ranking-words.ts';

/** A provider's place in one list, or why it has none there. */
export interface ListStanding {
  readonly profile: string;
  readonly label: string;
  readonly place: string;
  readonly isRanked: boolean;
}

export function listStandings(providerId: string, context: BlockContext): ListStanding[] {
  const { methodology, locale, t } = context;
  return methodology.profiles.map(({ id, label }) => {
    const { ranked, unranked } = context.ranking(id).ranking;
    const entry = ranked.find(({ score }) => score.provider === providerId);
    const missing = unranked.find(({ score }) => score.provider === providerId);
    const why = missing ? whyWords(missing, context) : '';
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
