import {
  formatMoneySpan,
  formatNames,
  formatShortMoney,
  numberFormatter,
} from '@vpn-site/core/i18n/formats.ts';
import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import { inCommonCurrency } from '@vpn-site/core/price/common-currency.ts';
import type { ThreeYearBill } from '@vpn-site/core/price/three-year-bill.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { type BlockMistake, block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { planBill } from '#price/price-model.ts';
import { scoreView } from '#score/score-model.ts';
import { assertedAmount } from '#site/assertions.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { exchangeRateSentence } from '#site/tax-note.ts';
import { type TileLook, tileLook } from '#ui/primitives/tile/tile-look.ts';
import { labelSides, type PlacedLabel } from './label-sides.ts';

export const homePriceScoreBlock = block({
  name: 'home-price-score',
  summary:
    'What a month really costs against the overall score: everyone who is ranked as a point on two axes, and the same in a table.',
  attributes: {
    heading: { kind: 'text', explanation: 'another heading for the section; without it, the usual one.' },
  },
  body: 'none',
  problems: (_, site) => labelProblems(site),
  select: ({ heading }, site) => selectPriceScore(heading, site),
  examples: [{ name: 'Everyone who is ranked', source: '{% home-price-score /%}' }],
});

export interface PriceScorePoint {
  readonly face: ProviderBadge;
  readonly tile: TileLook;
  readonly review: string | undefined;
  readonly score: string;
  readonly perMonth: string;
  /** The position in percent from the left edge; `y` from the top edge. */
  readonly x: number;
  readonly y: number;
  readonly label: PlacedLabel;
}

/** A quarter of the chart as text, for screens that are too narrow for the chart. */
export interface Quadrant {
  readonly id: 'goodCheap' | 'goodDear' | 'poorCheap' | 'poorDear';
  readonly points: readonly PriceScorePoint[];
}

interface Tick {
  readonly at: number;
  readonly text: string;
}

export interface PriceScoreModel {
  readonly heading: string;
  /** A description of the axes, with the exchange rates of other currencies. */
  readonly caption: string;
  /** A description of where the quarters meet, and of the amounts in them. */
  readonly split: string;
  /**
   * The points, highest score first. If empty, because no provider has both a score and a price, the chart is not rendered.
   */
  readonly points: readonly PriceScorePoint[];
  /** The points in quarters, which meet at the middle score and the middle price. Empty quarters are left out. */
  readonly quadrants: readonly Quadrant[];
  readonly costs: readonly Tick[];
  readonly scores: readonly Tick[];
  /** A sentence with the ranked providers that have no price; undefined if all have one. */
  readonly leftOff: string | undefined;
}

interface PlottedProvider {
  readonly provider: string;
  readonly value: number;
  /** The price of the average month, in the currency of the scale. If tax may be added, the middle of the span. */
  readonly cost: number;
  readonly bill: ThreeYearBill;
}

/** Selects the points of the chart. They are the average monthly prices that the page shows, on a scale in one currency. */
export function selectPriceScore(heading: string | undefined, site: SiteContext): PriceScoreModel {
  const { t, locale, methodology } = site;
  const ranked = site.ranking(allPurpose).ranking.ranked.map(({ score }) => score);
  const plotted = ranked.flatMap(({ provider, value }): PlottedProvider[] => {
    const bill = planBill(provider, site);
    const cost = bill && inCommonCurrency((bill.month.low + bill.month.high) / 2, bill.currency, site);
    return value === undefined || !bill || cost === undefined ? [] : [{ provider, value, cost, bill }];
  });
  const missing = ranked.filter(({ provider }) => !plotted.some((point) => point.provider === provider));
  const across = axis(plotted.map(({ cost }) => cost));
  const up = axis(plotted.map(({ value }) => value));
  const { currency } = methodology.costBasis;
  const spots = plotted.map(({ provider, value, cost }) => ({
    x: across.at(cost),
    y: fromTop(up.at(value)),
    name: providerName(provider, site),
  }));
  const labels = labelSides(spots);
  const currencies = new Set(plotted.map(({ bill }) => bill.currency));
  const rate = exchangeRateSentence(currencies, site);
  const points = plotted.map(({ provider, bill }, index) => {
    const face = providerBadge(provider, site);
    return {
      face,
      tile: tileLook(face.mark),
      review: site.reviewPath(provider),
      score: scoreView(provider, allPurpose, site).valueText,
      perMonth: assertedAmount(
        formatMoneySpan(bill.month, bill.currency, locale),
        'month',
        bill.plan,
        provider,
        locale,
      ),
      x: spots[index]?.x ?? 0,
      y: spots[index]?.y ?? 0,
      label: labels[index] ?? { side: 'end', overlaps: true },
    } satisfies PriceScorePoint;
  });
  return {
    heading: heading ?? t('blocks.homePriceScore.heading'),
    caption: [t('blocks.homePriceScore.caption'), rate].filter(Boolean).join(' '),
    split: [t('blocks.homePriceScore.split'), rate].filter(Boolean).join(' '),
    points,
    quadrants: quadrants(points),
    costs: across.ticks.map(({ at, value }) => ({ at, text: formatShortMoney(value, currency, locale) })),
    scores: up.ticks.map(({ at, value }) => ({
      at: fromTop(at),
      text: numberFormatter(locale).format(value),
    })),
    leftOff:
      missing.length === 0
        ? undefined
        : t('blocks.homePriceScore.leftOff', {
            names: formatNames(
              missing.map(({ provider }) => providerName(provider, site)),
              locale,
            ),
          }),
  };
}

/** Splits the points at their median score and price. Points at the median count as better or cheaper. */
function quadrants(points: readonly PriceScorePoint[]): Quadrant[] {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  const [x, y] = [middle(points.map((point) => point.x)), middle(points.map((point) => point.y))];
  const groups = Map.groupBy(points, (point): Quadrant['id'] => {
    if (point.y <= y) return point.x <= x ? 'goodCheap' : 'goodDear';
    return point.x <= x ? 'poorCheap' : 'poorDear';
  });
  return quadrantIds.flatMap((id) => {
    const found = groups.get(id);
    return found ? [{ id, points: found }] : [];
  });
}

const quadrantIds = ['goodCheap', 'goodDear', 'poorCheap', 'poorDear'] as const;

/**
 * Reports providers without space for their name in the chart. This never stops a build, because marks also move when facts
 * become stale.
 */
function labelProblems(site: SiteContext): BlockMistake[] {
  const hidden = selectPriceScore(undefined, site).points.filter(({ label }) => label.overlaps);
  if (hidden.length === 0) return [];
  const names = formatNames(
    hidden.map(({ face }) => face.name),
    site.locale,
  );
  return [
    {
      severity: 'review',
      message: `The chart has no room for the name of ${names}.`,
      remedy:
        'Make the chart higher (.map in home-price-score.css and `plot` in label-sides.ts), or remove the block.',
    },
  ];
}

/** The space outside of the outermost values, in units of the axis, so that their marks fit. */
const margin = 0.5;

/** Converts a percentage from the bottom to a percentage from the top, rounded to a tenth like all positions. */
function fromTop(at: number): number {
  return Math.round((100 - at) * 10) / 10;
}

/** Returns a scale that covers all values, with a tick at each whole number. */
function axis(values: readonly number[]) {
  const low = Math.min(...values) - margin;
  const high = Math.max(...values) + margin;
  const at = (value: number) => percentNumber((value - low) / (high - low));
  const first = Math.ceil(low);
  const count = values.length === 0 ? 0 : Math.floor(high) - first + 1;
  const ticks = Array.from({ length: count }, (_, step) => ({
    value: first + step,
    at: at(first + step),
  }));
  return { at, ticks };
}
