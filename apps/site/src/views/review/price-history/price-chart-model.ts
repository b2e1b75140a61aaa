import { formatDay, formatDayAndMonth, formatMoney, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { advertisedMonth } from '@vpn-site/core/price/advertised-month.ts';
import { currentPrice, type PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { planAndTitle, spanWords } from '#price/price-history.ts';
import type { SiteContext } from '#site/site-context.ts';
import { captureWords } from './movement-words.ts';
import { type LevelScale, levelScale, windowTicks } from './price-chart-axes.ts';
import { type PlanPriceLine, type PriceStretch, priceLines } from './price-lines.ts';

/**
 * A price line ready to render. Horizontal positions are shares of the width. Heights are pixels from the top of the line's
 * drawing.
 */
export interface PriceLineView {
  readonly id: string;
  readonly title: string;
  readonly captures: string;
  /** The latest amount and its monthly equivalent; undefined for a plan that is no longer sold. */
  readonly latest: string | undefined;
  readonly note: Words | undefined;
  readonly label: string;
  readonly height: number;
  readonly levels: readonly { readonly y: number; readonly text: string | undefined }[];
  readonly stretches: readonly (PriceStretch & { readonly y: number })[];
  readonly gaps: readonly {
    readonly from: number;
    readonly to: number;
    readonly top: number;
    readonly bottom: number;
    readonly isPageChange: boolean;
  }[];
  readonly backAndForth: PlanPriceLine['backAndForth'];
}

export type PriceSign = 'line' | 'gap' | 'partner' | 'capture' | 'release';

export interface PriceChart {
  readonly axis: string;
  readonly caption: string;
  readonly ticks: readonly { readonly day: string; readonly at: number; readonly text: string | undefined }[];
  readonly lines: readonly PriceLineView[];
  /** The signs in the chart, for its legend. */
  readonly signs: readonly PriceSign[];
}

/** The padding above the highest and below the lowest amount, in pixels. `wordsAbove` is added if there is text above. */
const padding = 12;
const wordsAbove = 22;

export function priceChart(history: PriceHistory, site: SiteContext): PriceChart | undefined {
  const { t, locale } = site;
  const lines = priceLines(history);
  if (lines.length === 0) return undefined;
  const scale = levelScale(lines.map(levelsOf));
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return {
    axis: t('priceHistory.axis', { currency: currencies.join(', ') }),
    caption: t('priceHistory.caption', {
      days: spanWords(history.window.first, history.window.last, site),
      count: lines.length,
    }),
    ticks: windowTicks(history.window).map(({ day, at, isNamed }) => ({
      day,
      at,
      text: isNamed ? formatDayAndMonth(day, locale) : undefined,
    })),
    lines: lines.map((line) => priceLineView(history.provider, line, scale, site)),
    signs: signsOf(lines),
  };
}

function priceLineView(
  provider: string,
  line: PlanPriceLine,
  scale: LevelScale,
  site: SiteContext,
): PriceLineView {
  const { t, locale } = site;
  const { plan, currency, stretches, gaps, backAndForth } = line;
  const levels = levelsOf(line);
  const highest = scale.height(levels, Math.max(...levels));
  const top = backAndForth ? padding + wordsAbove : padding;
  const y = (amount: number) => top + highest - scale.height(levels, amount);
  const named = scale.named(levels);
  const figures = numberFormatter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { title } = planAndTitle(provider, plan.id, site);
  return {
    id: plan.id,
    title,
    captures: captureWords(plan, site),
    latest: latestWords(provider, line, site),
    note: plan.note && wordsIn(plan.note, locale),
    label: t('priceHistory.drawing', {
      plan: title,
      first: money(stretches[0]?.charged ?? 0),
      last: money(stretches.at(-1)?.charged ?? 0),
      count: gaps.length,
    }),
    height: top + highest + padding,
    levels: levels.map((amount) => ({
      y: y(amount),
      text: named.includes(amount) ? figures.format(amount) : undefined,
    })),
    stretches: stretches.map((stretch) => ({ ...stretch, y: y(stretch.charged) })),
    gaps: gaps.map(({ from, to, amounts, isPageChange }) => ({
      from,
      to,
      top: y(Math.max(...amounts)),
      bottom: y(Math.min(...amounts)),
      isPageChange,
    })),
    backAndForth,
  };
}

function latestWords(provider: string, { plan }: PlanPriceLine, site: SiteContext): string | undefined {
  const { t, locale } = site;
  const price = currentPrice(plan);
  if (!price) return undefined;
  const { charged, currency } = price;
  const sold = planAndTitle(provider, plan.id, site).plan;
  const month = sold && sold.months !== 1 ? advertisedMonth({ ...sold, charged, currency }) : undefined;
  const words = { amount: formatMoney(charged, currency, locale), day: formatDay(plan.last, locale) };
  return month === undefined
    ? t('priceHistory.latest', words)
    : t('priceHistory.latestMonth', { ...words, month: formatMoney(month, currency, locale) });
}

/** Returns each distinct amount, lowest first. */
function levelsOf({ stretches }: PlanPriceLine): number[] {
  return [...new Set(stretches.map(({ charged }) => charged))].toSorted((a, b) => a - b);
}

function signsOf(lines: readonly PlanPriceLine[]): PriceSign[] {
  const stretches = lines.flatMap((line) => line.stretches);
  const occurs: Readonly<Record<PriceSign, boolean>> = {
    line: stretches.some(({ isStandard }) => isStandard),
    gap: lines.some(({ gaps }) => gaps.some(({ isPageChange }) => !isPageChange)),
    partner: stretches.some(({ isStandard }) => !isStandard),
    capture: stretches.some(({ evidence }) => evidence === 'capture'),
    release: stretches.some(({ evidence }) => evidence === 'release'),
  };
  return (Object.keys(occurs) as PriceSign[]).filter((sign) => occurs[sign]);
}
