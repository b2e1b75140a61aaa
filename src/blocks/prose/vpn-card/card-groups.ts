import { groupScores } from '#domain/scoring/group-scores.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { uncountedWords } from '#evidence/score/reasons.ts';
import { formatScore, scoreOf } from '#evidence/score/score.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The score of one group of criteria. */
export interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1; undefined where nothing in the group is known. */
  readonly value: number | undefined;
  readonly text: string;
}

/** The score, group by group, in the order in which readers see the groups. */
export function cardGroups(providerId: string, profile: string, site: SiteContext): CardGroup[] {
  const { vocabulary, locale } = site;
  const reasons = scoreOf(providerId, profile, site)?.reasons ?? [];
  const scores = groupScores({ reasons });
  return vocabulary.groups.flatMap(({ id, label }) => {
    const found = scores.find(({ group }) => group === id);
    if (!found) return [];
    const { value } = found;
    return {
      id,
      label: label[locale],
      value: value === undefined ? undefined : value / fullScore,
      text:
        value === undefined
          ? uncountedWords(
              providerId,
              reasons.filter(({ group }) => group === id),
              site,
            )
          : formatScore(value, locale),
    };
  });
}
