import { minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { blocksProviders, ordersNaming, unblockedFirst } from '@vpn-site/core/country/block-orders.ts';
import type { Country } from '@vpn-site/core/country/country.ts';
import { capitalized, joinClauses } from '@vpn-site/core/i18n/formats.ts';
import type { NeedProgress } from '@vpn-site/core/need/need-progress.ts';
import type { AnswerId } from '@vpn-site/core/need/need-tree.ts';
import { type ShortList, shortList } from '@vpn-site/core/need/short-list.ts';
import { allPurpose, profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { RankedScore, Ranking } from '@vpn-site/core/scoring/rank.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { selectVerdict, type VerdictModel } from '#blocks/prose/verdict/verdict.block.ts';
import { type CellView, cellView, factView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import {
  type OrdersNotice,
  type OrdersView,
  ordersAmong,
  providerOrders,
} from '#evidence/orders/orders-model.ts';
import { type SameOwnerModel, selectSameOwners } from '#evidence/owner/same-owner-model.ts';
import { streamingProfile, testedServices } from '#evidence/streaming/services.ts';
import { type WatchGridView, watchGrid } from '#evidence/streaming/watch-grid-model.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import { strengthsOf } from '#score/outcome-model.ts';
import { scoreView } from '#score/score-model.ts';
import { nameList, providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type ExclusionReason, exclusionReasons } from './exclusions.ts';

/** The countries that block a provider. Shown only if the reader's country restricts VPNs and is unknown. */
export interface BlockedIn {
  readonly label: string;
  readonly cell: CellView;
}

/** A row for a provider that fits, with the reason, its price and its drawback. */
export interface FittingProvider {
  readonly badge: ProviderBadge;
  /** Block orders of the reader's country that name the provider; undefined if that country does not block providers by name. */
  readonly orders: OrdersView | undefined;
  readonly blockedIn: BlockedIn | undefined;
  /** The provider's score, with the name of the profile. */
  readonly score: string;
  /** The provider's main strengths; empty if none is known. */
  readonly why: string;
  readonly price: PriceLine;
  readonly mainDrawback: MainDrawbackView | undefined;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
}

export interface ProvidersModel {
  readonly kind: 'providers';
  readonly title: string;
  readonly blocked: BlockedModel | undefined;
  /** The recommended provider; undefined if none fits. */
  readonly lead: LeadModel | undefined;
  /** The services that open with the shown providers; undefined if the profile is not about streaming. */
  readonly watchGrid: WatchGridView | undefined;
  /** The providers after the lead. */
  readonly runnersUp: readonly FittingProvider[];
  readonly owners: readonly SameOwnerModel[];
  readonly further: readonly FurtherModel[];
  readonly excluded: ExcludedModel;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** A notice about providers that the reader's country blocks by name, and about the effect on the order below. */
interface BlockedModel {
  readonly notice: OrdersNotice;
  readonly below: string | undefined;
}

export interface LinkedProvider {
  readonly name: string;
  readonly review: string | undefined;
}

/** Other matching providers, under a heading that says why they are not shown in full. */
interface FurtherModel {
  readonly heading: string;
  readonly providers: readonly LinkedProvider[];
}

interface ExcludedModel {
  readonly heading: string;
  /** One line per rule. */
  readonly reasons: readonly ExclusionReason[];
  /** The rule by which the other providers are sorted. */
  readonly order: string;
  readonly method: string | undefined;
}

/** The answer: the recommended provider and the reason. */
export interface LeadModel {
  readonly verdict: VerdictModel;
  readonly why: string;
  readonly blockedIn: BlockedIn | undefined;
}

/** Selects the providers that meet the demands of the answers, and the excluded ones with the reason. */
export function selectProviders(path: NeedProgress, site: SiteContext): ProvidersModel {
  const { profile = allPurpose } = path;
  const { methodology, providers, asOf } = site;
  const country = blockingCountry(path, site);
  const ranking = rankingIn(country, pickFirst(path, site.ranking(profile).ranking, site));
  const list = shortList(path.demands, { ranking, providers, lifetimes: methodology.lifetimes, asOf });
  const label = profileNamed(methodology, profile).label[site.locale];
  const shown = list.shown.map(({ score }) => score.provider);
  return {
    kind: 'providers',
    title: title(path, list, site),
    blocked: country && blockedModel(list, country, site),
    lead: leadModel(path, list, profile, country, site),
    watchGrid:
      profile === streamingProfile(site) && shown.length > 0
        ? watchGrid(shown, testedServices(site), site)
        : undefined,
    runnersUp: shown.slice(1).map((provider) => ({
      badge: providerBadge(provider, site),
      orders: country && providerOrders(provider, country, site),
      blockedIn: blockedIn(provider, path, site),
      score: site.t('need.score', { score: scoreView(provider, profile, site).valueText, profile: label }),
      why: strengthWords(provider, profile, site),
      price: priceLine(provider, profile, site),
      mainDrawback: mainDrawback(provider, profile, site),
      link: selectTrackedLink(provider, 'article', site),
      review: site.reviewPath(provider),
    })),
    owners: selectSameOwners(shown, site),
    further: furtherModels(list, country, site),
    excluded: {
      heading: site.t('need.excluded', { count: list.excluded.length }),
      reasons: exclusionReasons(list.excluded, site),
      order: orderText(path, list, label, site),
      method: site.document('pages/methodology')?.path,
    },
    links: links(path, list, profile, label, site),
  };
}

/** Moves the pick for the chosen purpose to the front, if it meets the demands. */
function pickFirst({ pick }: NeedProgress, ranking: Ranking, site: SiteContext): Ranking {
  const picked = pick === undefined ? undefined : currentPicks(site).get(pick);
  const isPicked = ({ score }: RankedScore) => score.provider === picked;
  return {
    ...ranking,
    ranked: [...ranking.ranked.filter(isPicked), ...ranking.ranked.filter((entry) => !isPicked(entry))],
  };
}

/** Returns the reader's country if it blocks providers by name. */
function blockingCountry({ country: code }: NeedProgress, { countries }: SiteContext): Country | undefined {
  const country = code === undefined ? undefined : countries.get(code);
  return country && blocksProviders(country) ? country : undefined;
}

/**
 * Moves providers that no block order names to the front. Their ranks do not change; only the order of recommendation
 * depends on the country.
 */
function rankingIn(country: Country | undefined, ranking: Ranking): Ranking {
  if (!country) return ranking;
  return { ...ranking, ranked: unblockedFirst(ranking.ranked, ({ score }) => score.provider, country) };
}

const isNamedIn = (country: Country | undefined, { score }: RankedScore) =>
  country !== undefined && ordersNaming(country, score.provider).length > 0;

function blockedModel({ shown }: ShortList, country: Country, site: SiteContext): BlockedModel | undefined {
  const notice = ordersAmong([...site.providers.keys()], country, site);
  if (!notice) return undefined;
  const named = shown.filter((entry) => isNamedIn(country, entry)).length;
  const share = named === 0 ? 'none' : named < shown.length ? 'some' : 'all';
  return { notice, below: shown.length === 0 ? undefined : site.t('need.below', { named: share }) };
}

function furtherModels(
  { further }: ShortList,
  country: Country | undefined,
  site: SiteContext,
): FurtherModel[] {
  const { named = [], unnamed = [] } = Object.groupBy(further, (entry) =>
    isNamedIn(country, entry) ? 'named' : 'unnamed',
  );
  return [
    { heading: site.t('need.further', { count: unnamed.length }), entries: unnamed },
    { heading: site.t('need.furtherNamed', { count: named.length }), entries: named },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => ({
      heading,
      providers: entries.map(({ score: { provider } }) => ({
        name: providerName(provider, site),
        review: site.reviewPath(provider),
      })),
    }));
}

function leadModel(
  path: NeedProgress,
  { shown: [first] }: ShortList,
  profile: string,
  country: Country | undefined,
  site: SiteContext,
): LeadModel | undefined {
  if (!first) return undefined;
  const { provider } = first.score;
  const isNotBlocked = country !== undefined && !isNamedIn(country, first);
  return {
    verdict: selectVerdict({ provider, profile, takeIf: undefined, leaveIf: undefined }, site, 'article'),
    why: [strengthWords(provider, profile, site, maxStrengths), isNotBlocked ? site.t('need.unnamed') : '']
      .filter((sentence) => sentence !== '')
      .join(' '),
    blockedIn: blockedIn(provider, path, site),
  };
}

function blockedIn(provider: string, { cautions }: NeedProgress, site: SiteContext): BlockedIn | undefined {
  if (!cautions.includes('restricted')) return undefined;
  const { label } = factView(provider, 'blocked-in', site);
  return { label, cell: cellView(provider, 'blocked-in', site) };
}

/** The max number of strengths of the first provider. The others have one each. */
const maxStrengths = 2;

function strengthWords(provider: string, profile: string, site: SiteContext, count = 1): string {
  const words = strengthsOf(provider, profile, site, count).map((strength) => strength.words);
  if (words.length === 0) return '';
  return site.t('need.strengths', { strengths: capitalized(joinClauses(words), site.locale) });
}

function title({ step, taken }: NeedProgress, { shown: [first] }: ShortList, site: SiteContext): string {
  const { t } = site;
  if (!first) return t('need.noneTitle');
  const provider = providerName(first.score.provider, site);
  if (step.kind === 'end' && step.outcome === 'free') return t('need.freeTitle', { provider });
  return t('need.listTitle', { provider, worry: taken[0]?.answer ?? '' });
}

function orderText(
  path: NeedProgress,
  { shown: [first] }: ShortList,
  profile: string,
  site: SiteContext,
): string {
  const { pick } = path;
  const isPicked = pick !== undefined && first?.score.provider === currentPicks(site).get(pick);
  const role = site.methodology.picks.find(({ id }) => id === pick)?.label[site.locale] ?? '';
  const by = blockingCountry(path, site) ? 'orders' : isPicked ? 'pick' : 'ranking';
  return site.t('need.ordered', { by, role, profile });
}

/** Pages about the devices and uses that a reader can choose. */
const answerPages: Readonly<Partial<Record<AnswerId, string>>> = {
  gaming: 'explainers/vpn-for-gaming',
  tv: 'guides/set-up-vpn-on-tv',
  router: 'guides/install-vpn-on-router',
};

function links(
  { taken, cautions }: NeedProgress,
  { shown }: ShortList,
  profile: string,
  label: string,
  site: SiteContext,
) {
  const { t } = site;
  const ids = shown.map(({ score }) => score.provider).toSorted();
  const guides = taken.flatMap(({ answer }) => site.document(answerPages[answer] ?? '') ?? []);
  const allGuides = cautions.includes('any') ? [site.document('pages/guides')] : [];
  return [
    ...[...guides, ...allGuides].map((page) => ({ href: page?.path, text: page?.title ?? '' })),
    { href: comparisonOf(ids, site), text: t('need.compare', { names: nameList(ids, site) }) },
    { href: site.roundupPath(profile), text: t('need.ranking', { profile: label }) },
  ].flatMap(({ href, text }) => (href === undefined ? [] : [{ href, text }]));
}

function comparisonOf(ids: readonly string[], site: SiteContext): string | undefined {
  const [first, second] = ids;
  if (first === undefined || second === undefined) return undefined;
  const overview = site.document('pages/comparisons')?.path;
  return ids.length >= minCompared && overview !== undefined
    ? selectionAddress(overview, ids)
    : site.comparisonPath(first, second);
}
