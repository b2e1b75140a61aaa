import { joinClauses } from '@vpn-site/core/i18n/formats.ts';
import type { Placement } from '@vpn-site/core/outbound/outbound-click.ts';
import { isAboutPrice, type PickedProvider, pickProviders } from '@vpn-site/core/scoring/picks.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { isNamedAtHome } from '#evidence/orders/orders-model.ts';
import { type MiniGridView, selectMiniGrid } from '#evidence/streaming/playback.ts';
import { streamingProfile } from '#evidence/streaming/services.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import { strengthsOf } from '#score/outcome-model.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A purpose, and the published rule that picks a provider for it. */
export interface PickRole {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
}

/** A picked provider in one role. */
export interface PickView {
  readonly role: PickRole;
  readonly profile: string;
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  /** The main strengths in that ranking, in one sentence; empty if none is known. */
  readonly why: string;
  /** The streaming services that open with the provider, if the ranking is about streaming. */
  readonly services: MiniGridView | undefined;
  readonly price: PriceLine;
  readonly mainDrawback: MainDrawbackView | undefined;
  readonly link: TrackedLinkModel;
}

/** The max number of strengths in one sentence. */
const maxStrengths = 3;

/** Selects the picks in the order of the methodology. A provider that several rules pick is shown in each role. */
export function selectPicks(site: SiteContext, placement: Placement): PickView[] {
  return [...currentPicks(site)].map(([id, provider]) => {
    const { label, profile } = ruleNamed(id, site);
    const role = { id, label: label[site.locale], rule: ruleText(id, site) };
    return { role, profile, ...pickOf(provider, profile, placement, site) };
  });
}

function pickOf(provider: string, profile: string, placement: Placement, site: SiteContext) {
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    why: whyWords(provider, profile, site),
    services: profile === streamingProfile(site) ? selectMiniGrid(provider, site) : undefined,
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

type PickSite = Pick<SiteContext, 'providers' | 'methodology' | 'ranking' | 'countries' | 'locale'>;

/**
 * Returns the provider that each pick rule selects today, with its main flaw, by rule id. Rules without a match are left
 * out. Rules that are not about price skip providers that the reader's country blocks by name.
 */
export const pickedProviders = oncePerSite((site: PickSite): ReadonlyMap<string, PickedProvider> => {
  const { providers, methodology, ranking } = site;
  const picked = pickProviders([...providers.values()], methodology, ranking, (id) =>
    isNamedAtHome(id, site),
  );
  return new Map(picked.map((entry) => [entry.pick, entry]));
});

/** Returns the provider that each pick rule selects today, by rule id. */
export const currentPicks = oncePerSite(
  (site: PickSite) => new Map([...pickedProviders(site)].map(([id, { provider }]) => [id, provider])),
);

/** Returns a rule as text. If the rule skips blocked providers, the text says so. */
export function ruleText(id: string, site: SiteContext): string {
  const rule = ruleNamed(id, site);
  const provider = currentPicks(site).get(id);
  const passesOver =
    provider !== undefined &&
    !isAboutPrice(rule, site.methodology) &&
    !isNamedAtHome(provider, site) &&
    [...site.providers.keys()].some((each) => isNamedAtHome(each, site));
  return [rule.reason[site.locale], ...(passesOver ? [site.t('orders.passedOver')] : [])].join(' ');
}

function ruleNamed(id: string, { methodology }: SiteContext) {
  const rule = methodology.picks.find((pick) => pick.id === id);
  if (!rule) throw new Error(`The methodology has no pick "${id}".`);
  return rule;
}
