import { formatDay, formatNames, regionName } from '@vpn-site/core/i18n/formats.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { type PriceMovement, priceMovement } from '@vpn-site/core/price/price-movement.ts';
import {
  type PriceCreditView,
  priceCreditView,
  priceHistoryMark,
  spanWords,
  unstatedTaxSentence,
} from '#price/price-history.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { movementWords } from './movement-words.ts';
import { type PriceChart, priceChart } from './price-chart-model.ts';
import { type PriceHistoryRow, priceRows } from './price-rows.ts';

/** The price history of a provider, from captures of its price page. */
export interface PriceHistoryModel {
  /** A note about the period, market and currency. */
  readonly note: string;
  /** A one-line statement of whether anything changed. */
  readonly headline: { readonly title: string; readonly detail: string };
  readonly summary: readonly string[];
  /** The chart; undefined if no plan ever changed its price. */
  readonly chart: PriceChart | undefined;
  readonly steady: readonly string[];
  readonly table: { readonly label: string; readonly rows: readonly PriceHistoryRow[] };
  readonly mark: ReturnType<typeof priceHistoryMark>;
  readonly credit: PriceCreditView;
}

export function selectPriceHistory(provider: string, site: SiteContext): PriceHistoryModel | undefined {
  const history = site.priceHistories.get(provider);
  if (!history) return undefined;
  const { t } = site;
  const currencies = new Set(history.plans.flatMap(({ points }) => points.map(({ currency }) => currency)));
  const name = providerName(provider, site);
  const movement = priceMovement(history);
  return {
    note: t('priceHistory.note', {
      days: spanWords(history.window.first, history.window.last, site),
      currency: formatNames(currencies, site.locale),
      basis: unstatedTaxSentence(history, site),
    }),
    headline: headline(history, movement, site),
    ...movementWords(history, movement, site),
    chart: priceChart(history, site),
    table: {
      label: t('priceHistory.tableLabel', { provider: name }),
      rows: priceRows(history, site),
    },
    mark: priceHistoryMark(history, site),
    credit: priceCreditView(history, site),
  };
}

function headline(
  { plans, window, market }: PriceHistory,
  { moves }: PriceMovement,
  site: SiteContext,
): PriceHistoryModel['headline'] {
  const { t, locale } = site;
  const captures = plans.reduce((sum, { observations }) => sum + observations, 0);
  const moved = new Set(moves.map(({ plan }) => plan)).size;
  return {
    title:
      moved === 0
        ? t('priceHistory.noChange', { day: formatDay(window.first, locale, 'short') })
        : t('priceHistory.changed', { count: moved, all: plans.length }),
    detail: t('priceHistory.seen', {
      captures: t('priceHistory.captures', { count: captures }),
      day: formatDay(window.last, locale, 'short'),
      market: regionName(market, locale),
    }),
  };
}
