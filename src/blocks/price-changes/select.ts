import { localeOf } from '#domain/locale/locale-table.ts';
import type { PriceChange, PriceHistory } from '#domain/price/price-history.ts';
import {
  largestFirst,
  largestMove,
  type PriceMovement,
  priceMovement,
} from '#domain/price/price-movement.ts';
import { formatDay, formatMoney, regionName } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import type { MarkView } from '../evidence/cell-view.ts';
import { planTerm } from '../evidence/plan-title.ts';
import { planNamed, shareWords, spanWords, stepWords } from './change-words.ts';
import { type PriceCreditView, priceCreditView } from './price-credit-view.ts';
import { priceHistoryMark } from './price-history-evidence.ts';

/** A provider, and where its review tells all of it. */
interface Named {
  readonly provider: string;
  readonly title: string;
  readonly href: string | undefined;
}

export interface ProviderChange extends Named {
  /** The largest change: how much, and in words what and when. */
  readonly share: string;
  readonly detail: string;
  readonly mark: MarkView | undefined;
}

export interface PriceChangesModel {
  readonly intro: string;
  readonly changed: readonly ProviderChange[];
  readonly unchanged: readonly Named[];
  readonly credit: PriceCreditView;
}

/** undefined where no captures are kept. */
export function selectPriceChanges(context: BlockContext): {
  readonly overview: PriceChangesModel | undefined;
} {
  const byName = new Intl.Collator(localeOf(context.locale).iso).compare;
  const histories = [...context.priceHistories.values()].toSorted((a, b) =>
    byName(nameOf(a.provider, context), nameOf(b.provider, context)),
  );
  const [any] = histories;
  if (!any) return { overview: undefined };
  const found = histories.map((history) => {
    const movement = priceMovement(history);
    return { history, movement, largest: largestMove(movement) };
  });
  const changed = found
    .flatMap(({ history, movement, largest }) => (largest ? [{ history, movement, largest }] : []))
    .toSorted((a, b) => largestFirst(a.largest, b.largest));
  const { locale, t } = context;
  const firsts = histories.map(({ window }) => window.first).toSorted();
  const lasts = histories.map(({ window }) => window.last).toSorted();
  return {
    overview: {
      intro: t('priceHistory.overview.intro', {
        first: formatDay(firsts[0] ?? any.window.first, locale),
        last: formatDay(lasts.at(-1) ?? any.window.last, locale),
        market: regionName(any.market, locale),
      }),
      changed: changed.map(({ history, movement, largest }) => ({
        ...named(history, context),
        share: shareWords(largest, context),
        detail: detailWords(history, movement, largest, context),
        mark: priceHistoryMark(history, context),
      })),
      unchanged: found
        .filter(({ largest }) => largest === undefined)
        .map(({ history }) => named(history, context)),
      credit: priceCreditView(any, context),
    },
  };
}

function named({ provider }: PriceHistory, context: BlockContext): Named {
  const path = context.reviewPath(provider);
  return {
    provider,
    title: nameOf(provider, context),
    href: path === undefined ? undefined : `${path}#price-history`,
  };
}

function nameOf(provider: string, { providers }: BlockContext): string {
  return providers.get(provider)?.name ?? provider;
}

function detailWords(
  history: PriceHistory,
  { moves }: PriceMovement,
  largest: PriceChange,
  context: BlockContext,
): string {
  const { locale, t } = context;
  const { date, previous = date, plan } = largest;
  const { plan: sold, title } = planNamed(history.provider, plan, context);
  const back = moves.find(
    (change) => change.plan === plan && change.date > date && change.to === largest.from,
  );
  return [
    t('priceHistory.overview.detail', {
      // Many providers sell one plan under their own name, which stands above.
      plan: sold?.name === nameOf(history.provider, context) ? planTerm(sold, context) : title,
      step: stepWords(largest, context),
      days: spanWords(previous, date, context),
    }),
    back &&
      t('priceHistory.overview.back', {
        amount: formatMoney(back.to, back.currency, locale),
        day: formatDay(back.date, locale),
      }),
    moves.length > 1 && t('priceHistory.overview.more', { count: moves.length }),
  ]
    .filter(Boolean)
    .join(' ');
}
