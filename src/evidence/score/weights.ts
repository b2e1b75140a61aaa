import { groupShares } from '#domain/scoring/group-shares.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { SiteContext } from '#site/site-context.ts';

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

export function groupWeights(profile: string, site: SiteContext): GroupWeight[] {
  const overall = new Map(sharesIn(allPurpose, site).map(({ group, share }) => [group, share]));
  const percent = numberFormatter(site.locale, { style: 'percent', maximumFractionDigits: 0 });
  return sharesIn(profile, site).map(({ group, share, percent: whole }) => ({
    id: group,
    label: site.vocabulary.groups.find(({ id }) => id === group)?.label[site.locale] ?? group,
    share,
    shareText: percent.format(whole / 100),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

function sharesIn(profile: string, { methodology }: SiteContext) {
  return groupShares(methodology.criteria, profileNamed(methodology, profile));
}
