import { groupScores } from '#domain/scoring/group-scores.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { fullScore } from '../evidence/full-score.ts';
import { uncountedWords } from '../evidence/uncounted-words.ts';
import { scoreOf } from './standing.ts';

/** The score of one group of criteria. */
export interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1; undefined where nothing in the group is known. */
  readonly value: number | undefined;
  readonly text: string;
}

/** The score, group by group, in the order in which readers see the groups. */
export function cardGroups(providerId: string, profile: string, context: BlockContext): CardGroup[] {
  const { vocabulary, locale } = context;
  const reasons = scoreOf(providerId, profile, context)?.reasons ?? [];
  const scores = groupScores({ reasons });
  const decimal = numberFormatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
              context,
            )
          : decimal.format(value),
    };
  });
}
