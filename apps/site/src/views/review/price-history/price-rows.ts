import { formatMoney } from '@vpn-site/core/i18n/formats.ts';
import {
  type PlanHistory,
  type PriceChange,
  type PriceHistory,
  priceChanges,
  sortedByTime,
} from '@vpn-site/core/price/price-history.ts';
import { formatPercentChange, planAndTitle, spanWords, stepWords } from '#price/price-history.ts';
import type { SiteContext } from '#site/site-context.ts';
import { captureWords } from './movement-words.ts';

/** One row of the table: a price change, or a plan without one. */
export interface PriceHistoryRow {
  readonly id: string;
  readonly plan: string;
  /** The number of captures. Set only in the first row of a plan. */
  readonly captures: string | undefined;
  readonly amounts: string;
  /** The page. Set only if the amount is from a partner's page. */
  readonly page: string | undefined;
  readonly share: string;
  /** Whether this is a rise or a cut, which is highlighted. Other rows state why they are neither. */
  readonly isMove: boolean;
  readonly days: string;
}

type RowContent = Omit<PriceHistoryRow, 'plan' | 'captures'>;

/** Returns the rows: first plans with changes, in order of time, then plans whose price did not change. */
export function priceRows(history: PriceHistory, site: SiteContext): PriceHistoryRow[] {
  const changes = Map.groupBy(priceChanges(history), ({ plan }) => plan);
  const stepsByPlan = history.plans.map((plan) => ({
    plan,
    steps: [
      ...(changes.get(plan.id) ?? []).map((change, index) => changeRow(change, index, site)),
      ...pageRows(plan, site),
    ],
  }));
  const rows = (plan: PlanHistory, steps: readonly RowContent[]) =>
    steps.map((step, index) => ({
      ...step,
      plan: planAndTitle(history.provider, plan.id, site).title,
      captures: index === 0 ? captureWords(plan, site) : undefined,
    }));
  return [
    ...stepsByPlan.flatMap(({ plan, steps }) => rows(plan, steps)),
    ...stepsByPlan.flatMap(({ plan, steps }) =>
      steps.length > 0 ? [] : rows(plan, [steadyRow(plan, site)]),
    ),
  ];
}

function changeRow(change: PriceChange, index: number, site: SiteContext): RowContent {
  const { plan, alternating, previous, date } = change;
  return {
    id: `${plan}-${index}`,
    amounts: stepWords(change, site),
    page: undefined,
    share: alternating ? site.t('priceHistory.flip') : formatPercentChange(change, site),
    isMove: !alternating,
    days: spanWords(previous ?? date, date, site),
  };
}

function pageRows({ id, points }: PlanHistory, site: SiteContext): RowContent[] {
  const ordered = sortedByTime(points);
  return ordered.flatMap((point, index) => {
    const before = ordered[index - 1];
    const { currency, charged: to, from: date, previous = date, standard } = point;
    if (!before || (before.standard !== false) === (standard !== false)) return [];
    return [
      {
        id: `${id}-page-${index}`,
        amounts: stepWords({ currency, from: before.charged, to }, site),
        page: standard === false ? site.t('priceHistory.partner') : undefined,
        share: site.t('priceHistory.page'),
        isMove: false,
        days: spanWords(previous, date, site),
      },
    ];
  });
}

function steadyRow({ id, points, observations, first, last }: PlanHistory, site: SiteContext): RowContent {
  const { t, locale } = site;
  const point = sortedByTime(points).at(-1);
  return {
    id,
    amounts: point ? formatMoney(point.charged, point.currency, locale) : '',
    page: point?.standard === false ? t('priceHistory.partner') : undefined,
    share: observations < 2 ? t('priceHistory.single') : t('priceHistory.same'),
    isMove: false,
    days: spanWords(first, last, site),
  };
}
