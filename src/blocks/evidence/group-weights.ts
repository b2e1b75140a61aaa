import { groupShares } from '#domain/scoring/group-shares.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { numberFormatter } from '#i18n/formats.ts';
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
  return sharesIn(profile, context).map(({ group, share, percent: whole }) => ({
    id: group,
    label: context.vocabulary.groups.find(({ id }) => id === group)?.label[context.locale] ?? group,
    share,
    shareText: percent.format(whole / 100),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

function sharesIn(profile: string, { methodology }: BlockContext) {
  return groupShares(methodology.criteria, profileNamed(methodology, profile));
}
