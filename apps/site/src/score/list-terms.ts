import { formatShare } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { groupShares } from '@vpn-site/core/scoring/group-scores.ts';
import { allPurpose, profileNamed, type Requirement } from '@vpn-site/core/scoring/methodology.ts';
import type { FactContext, SiteFacts } from '#site/site-context.ts';
import { requiredOptions, requirementName } from './unranked.ts';

/** The weight of a group in a profile, and its weight in the overall profile. */
export interface GroupWeight {
  readonly id: string;
  readonly label: string;
  readonly share: number;
  readonly shareText: string;
  readonly overall: number | undefined;
}

export function groupWeights(profile: string, site: FactContext): GroupWeight[] {
  const overall = new Map(sharesIn(allPurpose, site).map(({ group, share }) => [group, share]));
  return sharesIn(profile, site).map(({ group, share, percent: whole }) => ({
    id: group,
    label: site.vocabulary.groups.find(({ id }) => id === group)?.label[site.locale] ?? group,
    share,
    shareText: formatShare(whole / 100, site.locale),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

function sharesIn(profile: string, { methodology }: SiteFacts) {
  return groupShares(methodology.criteria, profileNamed(methodology, profile));
}

/** Describes what a provider must have to be ranked, as a list item. */
export function requirementWords(requirement: Requirement, site: FactContext): string {
  const { t, locale, evidence } = site;
  const required = requirementName(requirement, site);
  if ('tested' in requirement) return t('score.required.tested', { required });
  if ('above' in requirement) {
    // "Above 0 points" means that any proven part of the criterion is enough, so no number is shown.
    return requirement.above === 0
      ? t('score.required.shown', { required })
      : t('score.required.above', { required, points: requirement.above, max: fullScore });
  }
  if ('not' in requirement) {
    const answer = evidence.answers[`${requirement.not}`].label[locale];
    return t('score.required.not', { required, answer });
  }
  return t('score.required.anyOf', { required, options: requiredOptions(requirement, site) ?? '' });
}
