import { localeOf } from '#domain/locale/locale-table.ts';
import type { PriceChange, PriceHistory } from '#domain/price/price-history.ts';
import {
  largestFirst,
  largestMove,
  type PriceMovement,
  priceMovement,
} from '#domain/price/price-movement.ts';
import { planTerm } from '#evidence/price/price.ts';
import {
  type PriceCreditView,
  planNamed,
  priceCreditView,
  priceHistoryMark,
  shareWords,
  spanWords,
  stepWords,
} from '#evidence/price/price-history.ts';
import { formatDay, formatMoney, regionName } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const priceChangesBlock = block({
  name: 'price-changes',
  summary:
    'Which providers changed their prices between the first and the last capture: the largest change of each, the largest first, with a link to all of them in the review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectPriceChanges(site),
  examples: [{ name: 'All providers', source: '{% price-changes /%}' }],
});

/** A provider, and where its review tells all of it. */
interface Named {
  readonly provider: string;
  readonly title: string;
  readonly href: string | undefined;
}

interface ProviderPriceChange extends Named {
  /** The largest change: how much, and in words what and when. */
  readonly share: string;
  readonly detail: string;
  readonly mark: ReturnType<typeof priceHistoryMark>;
}

export interface PriceChangesModel {
  readonly intro: string;
  readonly changed: readonly ProviderPriceChange[];
  readonly unchanged: readonly Named[];
  readonly credit: PriceCreditView;
}

/** undefined where no captures are kept. */
export function selectPriceChanges(site: SiteContext): {
  readonly overview: PriceChangesModel | undefined;
} {
  const byName = new Intl.Collator(localeOf(site.locale).iso).compare;
  const histories = [...site.priceHistories.values()].toSorted((a, b) =>
    byName(providerName(a.provider, site), providerName(b.provider, site)),
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
  const { locale, t } = site;
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
        ...named(history, site),
        share: shareWords(largest, site),
        detail: detailWords(history, movement, largest, site),
        mark: priceHistoryMark(history, site),
      })),
      unchanged: found
        .filter(({ largest }) => largest === undefined)
        .map(({ history }) => named(history, site)),
      credit: priceCreditView(any, site),
    },
  };
}

function named({ provider }: PriceHistory, site: SiteContext): Named {
  const path = site.reviewPath(provider);
  return {
    provider,
    title: providerName(provider, site),
    href: path === undefined ? undefined : `${path}#price-history`,
  };
}

function detailWords(
  history: PriceHistory,
  { moves }: PriceMovement,
  largest: PriceChange,
  site: SiteContext,
): string {
  const { locale, t } = site;
  const { date, previous = date, plan } = largest;
  const { plan: sold, title } = planNamed(history.provider, plan, site);
  const back = moves.find(
    (change) => change.plan === plan && change.date > date && change.to === largest.from,
  );
  return [
    t('priceHistory.overview.detail', {
      // Many providers sell one plan under their own name, which stands above.
      plan: sold?.name === providerName(history.provider, site) ? planTerm(sold, site) : title,
      step: stepWords(largest, site),
      days: spanWords(previous, date, site),
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
