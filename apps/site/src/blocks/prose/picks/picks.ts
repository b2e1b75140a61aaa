import { joinClauses } from '@vpn-site/core/i18n/formats.ts';
import type { Placement } from '@vpn-site/core/outbound/outbound-click.ts';
import { pickProviders } from '@vpn-site/core/scoring/picks.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { mainDrawback, type Outcome, strengthsOf } from '#score/outcome-model.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A purpose, and the published rule that picks a provider for it. */
export interface PickRole {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
}

/** A picked provider, with every role for which one ranking's rules pick it. */
export interface PickView {
  /** Never empty. */
  readonly roles: readonly PickRole[];
  readonly profile: string;
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  /** Its main strengths in that list, in one sentence; empty where none is known. */
  readonly why: string;
  readonly price: PriceLine;
  readonly mainDrawback: Outcome | undefined;
  readonly link: TrackedLinkModel;
}

/** Max number of strengths in one sentence. */
const maxStrengths = 3;

/** Selects the picks in the order of the methodology. A provider picked twice from one list is shown once, with both roles. */
export function selectPicks(site: SiteContext, placement: Placement): PickView[] {
  const held = [...currentPicks(site)].map(([id, provider]) => {
    const { label, reason, profile } = ruleNamed(id, site);
    return { provider, profile, role: { id, label: label[site.locale], rule: reason[site.locale] } };
  });
  const byProvider = Map.groupBy(held, ({ provider, profile }) => `${provider} ${profile}`);
  return [...byProvider.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { provider, profile } = first;
    const roles = group.map(({ role }) => role);
    return [{ roles, profile, ...pickOf(provider, profile, placement, site) }];
  });
}

function pickOf(provider: string, profile: string, placement: Placement, site: SiteContext) {
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    why: whyWords(provider, profile, site),
    price: priceLine(provider, profile, site),
    mainDrawback: mainDrawback(provider, profile, site),
    link: selectTrackedLink(provider, placement, site),
  };
}

function whyWords(provider: string, profile: string, site: SiteContext): string {
  const words = strengthsOf(provider, profile, site, maxStrengths).map((strength) => strength.words);
  if (words.length === 0) return '';
  const { name } = providerBadge(provider, site);
  return site.t('blocks.picks.why', { name, strengths: joinClauses(words) });
}

/** Returns the provider that each pick rule selects today, by rule id; rules without a match are left out. */
export const currentPicks = oncePerSite(
  ({ providers, methodology, ranking }: Pick<SiteContext, 'providers' | 'methodology' | 'ranking'>) =>
    new Map(
      pickProviders([...providers.values()], methodology, ranking).map(({ pick, provider }) => [
        pick,
        provider,
      ]),
    ),
);

function ruleNamed(id: string, { methodology }: SiteContext) {
  const rule = methodology.picks.find((pick) => pick.id === id);
  if (!rule) throw new Error(`The methodology has no pick "${id}".`);
  return rule;
}

/** A provider that shares first place with a pick. */
export interface FirstPlace {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
}

/** Returns the providers that share first place with the pick; empty where it is first alone or not first. */
export function sharedFirst({ face, profile }: PickView, site: SiteContext): FirstPlace[] {
  const firsts = firstRanked(site.ranking(profile));
  if (!firsts.includes(face.id)) return [];
  return firsts
    .filter((id) => id !== face.id)
    .map((id) => ({ face: providerBadge(id, site), review: site.reviewPath(id) }));
}
