import { formatMoney, formatNames, formatShortMoney, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { type BasisCost, cheapestOnBasis } from '@vpn-site/core/scoring/price-points.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { scoredBasis } from '#price/price-basis.ts';
import { freshPlans } from '#price/price-model.ts';
import { scoreView } from '#score/score-model.ts';
import { providerById, providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type TileLook, tileLook } from '#ui/primitives/tile/tile-look.ts';
import { type LabelSide, labelSides } from './label-sides.ts';

export const homePriceScoreBlock = block({
  name: 'home-price-score',
  summary:
    'What a month really costs against the overall score: everyone who is ranked as a point on two axes, and the same in a table.',
  attributes: {
    heading: { kind: 'text', explanation: 'another heading for the section; without it, the usual one.' },
  },
  body: 'none',
  select: ({ heading }, site) => selectPriceScore(heading, site),
  examples: [{ name: 'Everyone who is ranked', source: '{% home-price-score /%}' }],
});

export interface PriceScorePoint {
  readonly face: ProviderBadge;
  readonly tile: TileLook;
  readonly review: string | undefined;
  readonly score: string;
  readonly perMonth: string;
  /** Position in percent from the left and top edges. */
  readonly x: number;
  readonly y: number;
  readonly labelSide: LabelSide;
}

interface Tick {
  readonly at: number;
  readonly text: string;
}

export interface PriceScoreModel {
  readonly heading: string;
  /** Describes how the costs were computed: the cost basis of the methodology. */
  readonly caption: string;
  readonly perMonth: string;
  /** Highest score first. If empty, because no provider has both a score and a price, the chart is not rendered. */
  readonly points: readonly PriceScorePoint[];
  readonly costs: readonly Tick[];
  readonly scores: readonly Tick[];
  /** Sentence with the ranked providers that lack a price; undefined where all have one. */
  readonly leftOff: string | undefined;
}

interface PlottedProvider {
  readonly provider: string;
  readonly value: number;
  readonly cost: number;
  readonly plan: Plan;
}

/** Selects the points of the chart. Costs are the ones the score uses: one currency, one tax and one price list for all. */
export function selectPriceScore(heading: string | undefined, site: SiteContext): PriceScoreModel {
  const { t, locale, methodology } = site;
  const ranked = site.ranking(allPurpose).ranking.ranked.map(({ score }) => score);
  const plotted = ranked.flatMap(({ provider, value }): PlottedProvider[] => {
    const judged = costOf(provider, site);
    return value === undefined || judged === undefined
      ? []
      : [{ provider, value, cost: judged.perMonth, plan: judged.plan }];
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
  const names = labelSides(spots);
  // All conversions use one rate, so the first converted plan is enough to name it.
  const converted = plotted.find(({ plan }) => plan.currency !== currency)?.plan;
  const basis = scoredBasis(methodology.costBasis, converted, site);
  return {
    heading: heading ?? t('blocks.homePriceScore.heading'),
    caption: t('blocks.homePriceScore.caption', basis),
    perMonth: t('blocks.homePriceScore.perMonth', basis),
    points: plotted.map(({ provider, cost }, index) => {
      const face = providerBadge(provider, site);
      return {
        face,
        tile: tileLook(face.mark),
        review: site.reviewPath(provider),
        score: scoreView(provider, allPurpose, site).valueText,
        perMonth: formatMoney(cost, currency, locale),
        x: spots[index]?.x ?? 0,
        y: spots[index]?.y ?? 0,
        labelSide: names[index] ?? 'none',
      };
    }),
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

function costOf(provider: string, site: SiteContext): BasisCost | undefined {
  // Prices that are too old to show are also too old to plot.
  if (freshPlans(provider, site).length === 0) return undefined;
  const plans = knownFact(providerById(provider, site), 'prices')?.value ?? [];
  return cheapestOnBasis(plans, site.methodology.costBasis);
}

/** Space beyond the outermost values, in units of the axis, so that their marks fit. */
const margin = 0.5;

/** Converts a percentage from the bottom to one from the top, rounded to the nearest tenth like all positions. */
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
