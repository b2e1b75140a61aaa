import { type Profile, profileNamed, weightIn } from '#domain/scoring/methodology.ts';
import { type GroupWeight, groupWeights } from '#evidence/score/score.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

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
  /** Criteria with a weight of their own: "Port forwarding: 1 → 12". */
  readonly weights: readonly { readonly id: string; readonly label: string; readonly change: string }[];
  readonly requires: readonly string[];
}

export interface MethodologyProfilesModel {
  readonly profiles: readonly ProfileView[];
  /** The heaviest group of all profiles: where every bar would end. */
  readonly heaviest: number;
}

const allPurpose = 'overall';

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
  const labelOf = (id: string) =>
    methodology.criteria.find((criterion) => criterion.id === id)?.label[locale] ?? id;
  return {
    id: profile.id,
    label: profile.label[locale],
    description: profile.description[locale],
    groups: groupWeights(profile.id, site),
    weights: methodology.criteria
      .filter(({ id }) => Object.hasOwn(profile.weights, id))
      .map((criterion) => ({
        id: criterion.id,
        label: labelOf(criterion.id),
        change: t('dataPages.profiles.change', {
          before: number.format(weightIn(overall, criterion)),
          after: number.format(weightIn(profile, criterion)),
        }),
      })),
    requires: profile.requires.map(({ criterion, atLeast }) =>
      atLeast === 0
        ? t('dataPages.profiles.requiresKnown', { criterion: labelOf(criterion) })
        : t('dataPages.profiles.requires', { criterion: labelOf(criterion), points: atLeast }),
    ),
  };
}
