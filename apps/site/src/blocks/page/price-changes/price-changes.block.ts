import { byAlphabet, formatDay, formatDays, formatMoney } from '@vpn-site/core/i18n/formats.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { type LatestMove, latestMove, priceMovement } from '@vpn-site/core/price/price-movement.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import {
  type PriceCreditView,
  planAndTitle,
  priceCreditView,
  priceHistoryMark,
  unstatedTaxSentence,
} from '#price/price-history.ts';
import { planTitle, shortPlanName } from '#price/price-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const priceChangesBlock = block({
  name: 'price-changes',
  summary:
    'Which providers changed their prices between the first and the last capture: the latest change of each, the newest first, with a link to all of them in the review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectPriceChanges(site),
  examples: [{ name: 'All providers', source: '{% price-changes /%}' }],
});

interface ProviderPriceChange {
  readonly face: ProviderBadge;
  /** Link to its full price history in the review. */
  readonly href: string | undefined;
  readonly day: string;
  readonly date: string;
  readonly plan: string;
  readonly from: string;
  readonly to: string;
  readonly direction: 'up' | 'down';
  /** Whether the plan has cost this much before. */
  readonly isBack: boolean;
  readonly mark: ReturnType<typeof priceHistoryMark>;
}

export interface PriceChangesModel {
  readonly intro: string;
  readonly changed: readonly ProviderPriceChange[];
  /**
   * The number of providers that changed a price but are not in `changed`. `unchanged` is the number of providers without a
   * price change.
   */
  readonly others: number;
  readonly unchanged: number;
  readonly credit: PriceCreditView;
}

/** The max number of changes. Reviews have the older ones. */
const maxShown = 4;

/** Selects the latest price changes. `overview` is undefined if no prices were captured. */
export function selectPriceChanges(site: SiteContext): {
  readonly overview: PriceChangesModel | undefined;
} {
  const histories = [...site.priceHistories.values()]
    .filter(({ provider }) => site.providers.has(provider))
    .toSorted((a, b) =>
      byAlphabet(providerName(a.provider, site), providerName(b.provider, site), site.locale),
    );
  const [any] = histories;
  if (!any) return { overview: undefined };
  const found = histories.map((history) => ({ history, latest: latestMove(priceMovement(history)) }));
  const changed = found
    .flatMap(({ history, latest }) => (latest ? [{ history, latest }] : []))
    .toSorted((a, b) => Number(a.latest.date < b.latest.date) - Number(a.latest.date > b.latest.date));
  const { locale, t } = site;
  const firsts = histories.map(({ window }) => window.first).toSorted();
  const lasts = histories.map(({ window }) => window.last).toSorted();
  return {
    overview: {
      intro: t('priceHistory.overview.intro', {
        days: formatDays(firsts[0] ?? any.window.first, lasts.at(-1) ?? any.window.last, locale, 'short'),
        basis: histories.map((history) => unstatedTaxSentence(history, site)).find(Boolean) ?? '',
      }),
      changed: changed.slice(0, maxShown).map(({ history, latest }) => changeOf(history, latest, site)),
      others: Math.max(0, changed.length - maxShown),
      unchanged: found.length - changed.length,
      credit: priceCreditView(any, site),
    },
  };
}

function changeOf(history: PriceHistory, latest: LatestMove, site: SiteContext): ProviderPriceChange {
  const { locale } = site;
  const { date, plan, currency, from, to, isBack } = latest;
  const face = providerBadge(history.provider, site);
  const path = site.reviewPath(history.provider);
  const { plan: sold, title } = planAndTitle(history.provider, plan, site);
  return {
    face,
    href: path === undefined ? undefined : `${path}#price-history`,
    day: date,
    date: formatDay(date, locale, 'short'),
    plan: sold ? planTitle({ ...sold, name: shortPlanName(sold, face.name) }, site) : title,
    from: formatMoney(from, currency, locale),
    to: formatMoney(to, currency, locale),
    direction: to > from ? 'up' : 'down',
    isBack,
    mark: priceHistoryMark(history, site),
  };
}
