import type { BlockContext } from '#blocks/block-context.ts';
import type { MarkView } from '#blocks/evidence/cell-view.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import { spanWords } from '#blocks/price-changes/change-words.ts';
import { type PriceCreditView, priceCreditView } from '#blocks/price-changes/price-credit-view.ts';
import { priceHistoryMark } from '#blocks/price-changes/price-history-evidence.ts';
import { priceMovement } from '#domain/price/price-movement.ts';
import { regionName } from '#i18n/formats.ts';
import { movementWords } from './movement-words.ts';
import { type PriceChart, priceChart } from './price-chart-model.ts';
import { type PriceRow, priceRows } from './price-rows.ts';

/** What captures of a provider's price page showed over time. */
export interface PriceHistoryModel {
  /** In which time, on which market, in which currency. */
  readonly note: string;
  readonly summary: readonly string[];
  /** undefined where all captures of every plan agree. */
  readonly chart: PriceChart | undefined;
  readonly steady: readonly string[];
  readonly table: { readonly label: string; readonly rows: readonly PriceRow[] };
  readonly mark: MarkView | undefined;
  readonly credit: PriceCreditView;
}

export function selectPriceHistory(provider: string, context: BlockContext): PriceHistoryModel | undefined {
  const history = context.priceHistories.get(provider);
  if (!history) return undefined;
  const { t, locale, providers } = context;
  const currencies = new Set(history.plans.flatMap(({ points }) => points.map(({ currency }) => currency)));
  const name = providers.get(provider)?.name ?? provider;
  return {
    note: t('priceHistory.note', {
      days: spanWords(history.window.first, history.window.last, context),
      market: regionName(history.market, locale),
      currency: listWords(currencies, context),
    }),
    ...movementWords(history, priceMovement(history), context),
    chart: priceChart(history, context),
    table: {
      label: t('priceHistory.tableLabel', { provider: name }),
      rows: priceRows(history, context),
    },
    mark: priceHistoryMark(history, context),
    credit: priceCreditView(history, context),
  };
}
