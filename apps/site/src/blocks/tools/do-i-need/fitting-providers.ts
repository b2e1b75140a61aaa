import { minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { blocksProviders, ordersNaming, unnamedFirst } from '@vpn-site/core/country/block-orders.ts';
import type { Country } from '@vpn-site/core/country/country.ts';
import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import type { Words } from '@vpn-site/core/locale/words.ts';
import { demands } from '@vpn-site/core/need/need-demands.ts';
import type { NeedPath } from '@vpn-site/core/need/need-path.ts';
import { type ShortList, shortList } from '@vpn-site/core/need/short-list.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { RankedScore, Ranking } from '@vpn-site/core/scoring/rank.ts';
import { selectVerdict, type VerdictModel } from '#blocks/prose/verdict/verdict.block.ts';
import { type CellView, cellView, factView, markView } from '#evidence/fact/fact-view.ts';
import {
  type OrdersNotice,
  type OrdersView,
  ordersAmong,
  providerOrders,
} from '#evidence/orders/orders-model.ts';
import { type SameOwnerModel, selectSameOwners } from '#evidence/owner/same-owner-model.ts';
import { priceView } from '#price/price-model.ts';
import { scoreView } from '#score/score-model.ts';
import { nameList, providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type ExclusionModel, exclusionModel } from './exclusions.ts';

export interface FittingProvider {
  readonly id: string;
  readonly name: string;
  /** Block orders of the reader's country that name the provider; undefined if that country does not block providers by name. */
  readonly orders: OrdersView | undefined;
  readonly rankText: string;
  readonly lines: readonly FactLine[];
  readonly review: string | undefined;
}

export interface ProvidersModel {
  readonly kind: 'providers';
  readonly title: string;
  readonly text: string;
  readonly blocked: BlockedModel | undefined;
  /** The recommended provider; undefined where none fits. */
  readonly lead: LeadModel | undefined;
  /** All shown providers, the lead first. */
  readonly shown: readonly FittingProvider[];
  readonly owners: readonly SameOwnerModel[];
  readonly further: readonly FurtherModel[];
  readonly excluded: readonly ExclusionModel[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** A notice about the providers that the reader's country blocks by name, and its effect on the list below. */
interface BlockedModel {
  readonly notice: OrdersNotice;
  readonly below: string | undefined;
}

/** Other matching providers, under a heading that says why they are not shown in full. */
interface FurtherModel {
  readonly heading: string;
  readonly providers: readonly { readonly name: string; readonly review: string | undefined }[];
}

/** The answer: the recommended provider and the reason. */
export interface LeadModel {
  readonly verdict: VerdictModel;
  readonly why: string;
}

/** Selects the providers that meet the answers' demands, and the excluded ones with the rule. */
export function selectProviders(path: NeedPath, site: SiteContext): ProvidersModel {
  const { profile = 'overall' } = path;
  const { methodology, providers, asOf } = site;
  const country = blockingCountry(path, site);
  const ranking = rankingIn(country, site.ranking(profile).ranking);
  const list = shortList(path.demands, { ranking, providers, lifetimes: methodology.lifetimes, asOf });
  const label = profileNamed(methodology, profile).label[site.locale];
  return {
    kind: 'providers',
    ...titleAndText(path, list, label, site),
    blocked: country && blockedModel(list, country, site),
    lead: leadModel(list, profile, label, country, site),
    shown: list.shown.map(({ score: { provider } }) => ({
      id: provider,
      name: providerName(provider, site),
      orders: country && providerOrders(provider, country, site),
      rankText: rankText(provider, profile, site),
      lines: providerLines(provider, path, site),
      review: site.reviewPath(provider),
    })),
    owners: selectSameOwners(
      list.shown.map(({ score }) => score.provider),
      site,
    ),
    further: furtherModels(list, country, site),
    excluded: list.excluded.map((exclusion) => exclusionModel(exclusion, site)),
    links: links(list, profile, label, site),
  };
}

/** Returns the reader's country if it blocks providers by name. */
function blockingCountry({ country: code }: NeedPath, { countries }: SiteContext): Country | undefined {
  const country = code === undefined ? undefined : countries.get(code);
  return country && blocksProviders(country) ? country : undefined;
}

/**
 * Moves providers that no block order names to the front. Their ranks stay the same; only the order of recommendation
 * depends on the country.
 */
function rankingIn(country: Country | undefined, ranking: Ranking): Ranking {
  if (!country) return ranking;
  return { ...ranking, ranked: unnamedFirst(ranking.ranked, ({ score }) => score.provider, country) };
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
    { heading: site.t('need.further'), entries: unnamed },
    { heading: site.t('need.furtherNamed'), entries: named },
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
  { shown: [first] }: ShortList,
  profile: string,
  label: string,
  country: Country | undefined,
  site: SiteContext,
): LeadModel | undefined {
  if (!first) return undefined;
  const { provider } = first.score;
  const isNotBlocked = country !== undefined && !isNamedIn(country, first);
  return {
    verdict: selectVerdict({ provider, profile, takeIf: undefined, leaveIf: undefined }, site, 'article'),
    why: site.t(isNotBlocked ? 'need.leadWhyUnnamed' : 'need.leadWhy', {
      provider: providerName(provider, site),
      profile: label,
    }),
  };
}

function rankText(provider: string, profile: string, site: SiteContext): string {
  const { rank: place, valueText, confidence } = scoreView(provider, profile, site);
  return site.t('need.standing', {
    place: place?.text ?? '–',
    score: valueText,
    max: fullScore,
    confidence: confidence.word,
  });
}

function titleAndText(path: NeedPath, { shown }: ShortList, profile: string, site: SiteContext) {
  const { t } = site;
  const { step, demands: asked } = path;
  const [first] = shown;
  if (!first) return { title: t('need.noneTitle'), text: t('need.noneText') };
  if (step.kind === 'end' && step.outcome === 'free') {
    const isUnlimited = asked.includes('free-unlimited');
    const text = t(isUnlimited ? 'need.freeUnlimited' : 'need.freeAny', { profile });
    return { title: t('need.freeTitle'), text };
  }
  const title = t('need.listTitle', { provider: providerName(first.score.provider, site) });
  const text = blockingCountry(path, site) ? 'need.listTextOrders' : 'need.listText';
  return { title, text: t(text, { count: shown.length, profile }) };
}

function links({ shown }: ShortList, profile: string, label: string, site: SiteContext) {
  const { t } = site;
  const ids = shown.map(({ score }) => score.provider).toSorted();
  const ranking = site.roundupPath(profile);
  const method = site.document('pages/methodology')?.path;
  return [
    { href: comparisonOf(ids, site), text: t('need.compare', { names: nameList(ids, site) }) },
    { href: ranking, text: t('need.ranking', { profile: label }) },
    { href: method, text: t('need.method') },
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

/** A fact about one provider that one of the reader's answers made relevant. */
interface FactLine {
  readonly key: string;
  readonly label: string;
  readonly cell: CellView;
  readonly note: Words | undefined;
}

/**
 * Returns the facts that the reader's demands are about and the price. If the reader's country is unknown, the countries
 * that block the provider come before the price.
 */
function providerLines(provider: string, path: NeedPath, site: SiteContext): FactLine[] {
  const asked = path.demands.map((id) => demands[id].key).filter((key) => key !== 'prices');
  const keys = [...new Set([...asked, ...(path.cautions.includes('restricted') ? ['blocked-in'] : [])])];
  const isFree = asked.includes('free-plan');
  return [
    ...keys.map((key) => factLine(provider, key, site)),
    ...(isFree ? [] : [priceLine(provider, site)]),
  ];
}

function factLine(provider: string, key: string, site: SiteContext): FactLine {
  const { label, note } = factView(provider, key, site);
  return { key, label, cell: cellView(provider, key, site), note };
}

function priceLine(provider: string, site: SiteContext): FactLine {
  const price = priceView(provider, site);
  const fact = factView(provider, 'prices', site);
  return {
    key: 'prices',
    label: site.t('need.price'),
    cell: {
      sign: 'value',
      stale: undefined,
      text: price.isKnown ? price.perMonth : site.t('price.noTotal'),
      mark: markView(fact, site),
    },
    note: price.isKnown ? capitalized(price.basis, site.locale) : undefined,
  };
}
