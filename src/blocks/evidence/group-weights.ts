import { groupScores } from '#domain/scoring/group-scores.ts';
import { wholePercents } from '#domain/scoring/whole-percents.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { BlockContext } from '../block-context.ts';

/** How much a group counts in a profile, beside what it counts overall. */
export interface GroupWeight {
  readonly id: string;
  readonly label: string;
  readonly share: number;
  readonly shareText: string;
  readonly overall: number | undefined;
}

/** The profile that every other is held against. */
export const allPurpose = 'overall';

export function groupWeights(profile: string, context: BlockContext): GroupWeight[] {
  const overall = new Map(sharesIn(allPurpose, context).map(({ group, share }) => [group, share]));
  const percent = numberFormatter(context.locale, { style: 'percent', maximumFractionDigits: 0 });
  const shares = sharesIn(profile, context);
  const percents = wholePercents(shares.map(({ share }) => share));
  return shares.map(({ group, share }, position) => ({
    id: group,
    label: context.vocabulary.groups.find(({ id }) => id === group)?.label[context.locale] ?? group,
    share,
    shareText: percent.format((percents[position] ?? 0) / 100),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

/** Every score of a profile carries the same weights, so any one of them tells. */
function sharesIn(profile: string, context: BlockContext) {
  const { ranked, unranked } = context.ranking(profile).ranking;
  return groupScores({ reasons: [...ranked, ...unranked][0]?.score.reasons ?? [] });
}
