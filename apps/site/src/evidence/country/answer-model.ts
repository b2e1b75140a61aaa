import { activeOrders, orderDate, ordersNaming } from '@vpn-site/core/country/block-orders.ts';
import { type Country, factsOfKind } from '@vpn-site/core/country/country.ts';
import { newestDate } from '@vpn-site/core/day/partial-date.ts';
import { formatDay, formatNames, formatPartialDate, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import type { SignTone } from '#ui/primitives/sign/sign-kind.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';
import type { MarkView } from '../fact/fact-view.ts';
import { taxRows } from './money-model.ts';

/** The answer to whether using a VPN is legal, as a sentence with its sources. */
export interface UseAnswer extends CountryFactView {
  readonly lead: string;
  readonly tone: SignTone;
  /** A summary of the sources: their number, kind and date, and when they were read. */
  readonly sourceSummary: string;
  /** The answers of other sources that disagree. */
  readonly dissent: string | undefined;
}

/** A key fact about the country, in a few words. */
export interface AnswerTile {
  readonly id: 'use' | 'named' | 'unnamed' | 'tax';
  readonly label: string;
  readonly value: string;
  readonly tone: SignTone;
  readonly detail?: string | undefined;
  readonly mark?: MarkView | undefined;
}

export interface CountryAnswerModel {
  readonly code: string;
  readonly use: UseAnswer | undefined;
  readonly tiles: readonly AnswerTile[];
}

export function countryAnswer(country: Country, site: FactContext): CountryAnswerModel {
  const use = answerOnUse(country, site);
  const isBlocking = activeOrders(country).length > 0;
  return {
    code: country.code,
    use,
    tiles: isBlocking ? orderTiles(country, site) : [noOrderTile(use, site), ...taxTiles(country, site)],
  };
}

/** The tone of each answer for someone who wants to use a VPN. */
const toneOfUse: Readonly<Record<string, SignTone>> = {
  legal: 'good',
  restricted: 'partly',
  permit: 'bad',
  illegal: 'bad',
};

function answerOnUse(country: Country, site: FactContext): UseAnswer | undefined {
  const [fact] = factsOfKind(country, 'use');
  if (!fact) return undefined;
  const { t, locale, evidence } = site;
  const view = countryFactView(country, fact, site);
  const { sources, basis, checked } = fact.claim;
  const others = fact.dissent.map(({ choice }) => choice[locale]);
  return {
    ...view,
    lead: t('country.answer.lead', { value: fact.value, choice: view.text }),
    tone: toneOfUse[fact.value] ?? 'neutral',
    sourceSummary: t('country.answer.rests', {
      count: sources.length,
      kind: uncapitalized(evidence.bases[basis].label[locale], locale),
      date: view.date,
      checked: formatDay(checked, locale, 'short'),
    }),
    dissent:
      others.length > 0
        ? t('country.answer.otherwise', {
            count: others.length,
            answers: formatNames(others, locale),
          })
        : undefined,
  };
}

/**
 * Returns one tile with the number of providers that orders block by name, and one with the number of those that no order
 * names.
 */
function orderTiles(country: Country, site: FactContext): AnswerTile[] {
  const { t, locale } = site;
  const all = [...site.providers.keys()];
  const unnamed = all.filter((id) => ordersNaming(country, id).length === 0);
  const named = all.length - unnamed.length;
  const newest = newestDate(activeOrders(country).flatMap((order) => orderDate(order) ?? []));
  const share = (count: number) => t('country.tiles.share', { count, all: all.length });
  return [
    {
      id: 'named',
      label: t('country.tiles.named'),
      value: share(named),
      tone: named > 0 ? 'bad' : 'good',
      detail: newest && t('country.tiles.newest', { date: formatPartialDate(newest.slice(0, 7), locale) }),
    },
    {
      id: 'unnamed',
      label: t('country.tiles.unnamed'),
      value: share(unnamed.length),
      tone: unnamed.length > 0 ? 'good' : 'bad',
      detail:
        unnamed.length > 0
          ? t('country.tiles.names', { names: nameList(unnamed, site) })
          : t('country.tiles.allNamed'),
    },
  ];
}

/**
 * Returns the tile for a country without orders. It counts as good news only if VPNs are legal there, because networks also
 * block without an order.
 */
function noOrderTile(use: UseAnswer | undefined, { t }: Language): AnswerTile {
  return {
    id: 'named',
    label: t('country.tiles.named'),
    value: t('country.tiles.nobody'),
    tone: use?.tone === 'good' ? 'good' : 'neutral',
    detail: t('country.tiles.noOrder'),
  };
}

function taxTiles(country: Country, site: FactContext): AnswerTile[] {
  return taxRows(country, site)
    .slice(0, 1)
    .map(({ name: value, mark }) => ({
      id: 'tax',
      label: site.t('country.tiles.tax'),
      value,
      tone: 'neutral',
      mark,
    }));
}
