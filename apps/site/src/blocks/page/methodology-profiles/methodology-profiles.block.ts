import { numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { allPurpose, type Profile, profileNamed, weightIn } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { type GroupWeight, groupWeights, requirementWords } from '#score/list-terms.ts';
import type { SiteContext } from '#site/site-context.ts';

export const methodologyProfilesBlock = block({
  name: 'methodology-profiles',
  summary: 'What each ranking weighs differently from the overall one, as bars, and what it requires.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyProfiles(site),
  examples: [{ name: 'All rankings', source: '{% methodology-profiles /%}' }],
});

export interface ProfileView {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly groups: readonly GroupWeight[];
  /** Criteria whose weight differs from the overall profile: "Port forwarding: 1 → 12". */
  readonly weights: readonly { readonly id: string; readonly label: string; readonly change: string }[];
  readonly requires: readonly string[];
}

export interface MethodologyProfilesModel {
  readonly profiles: readonly ProfileView[];
  /** The share of the heaviest group in any profile, for which a bar has its full length. */
  readonly heaviest: number;
}

export function selectMethodologyProfiles(site: SiteContext): MethodologyProfilesModel {
  const profiles = site.methodology.profiles.map((profile) => profileView(profile, site));
  return {
    profiles,
    heaviest: Math.max(...profiles.flatMap(({ groups }) => groups.map(({ share }) => share))),
  };
}

function profileView(profile: Profile, site: SiteContext): ProfileView {
  const { methodology, locale, t } = site;
  const number = numberFormatter(locale, { maximumFractionDigits: 1 });
  const overall = profileNamed(methodology, allPurpose);
  return {
    id: profile.id,
    label: profile.label[locale],
    description: profile.description[locale],
    groups: groupWeights(profile.id, site),
    weights: methodology.criteria.flatMap((criterion) => {
      const [before, after] = [weightIn(overall, criterion), weightIn(profile, criterion)];
      if (before === after) return [];
      const change = t('dataPages.profiles.change', {
        before: number.format(before),
        after: number.format(after),
      });
      return [{ id: criterion.id, label: criterion.label[locale], change }];
    }),
    requires: profile.requires.map((requirement) => requirementWords(requirement, site)),
  };
}
