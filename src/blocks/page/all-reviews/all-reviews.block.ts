import { comparedMonths } from '#domain/price/plan-cost.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { allPurpose, criterionNamed } from '#domain/scoring/methodology.ts';
import type { Score } from '#domain/scoring/score.ts';
import { type PriceView, priceView } from '#evidence/price/price.ts';
import { type RulerView, rulerView, type ScoreView, scoreView } from '#evidence/score/score.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const allReviewsBlock = block({
  name: 'all-reviews',
  summary:
    'Every provider in the order of the overall ranking: place, score, confidence, what lifts and lowers it and what has not been shown, the real price and its review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllReviews(site),
  examples: [{ name: 'All providers', source: '{% all-reviews /%}' }],
});

export interface ReviewEntry {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly confidence: string;
  /** Which criteria lift the score most, which pull it down, and of which nothing has been shown. */
  readonly lines: readonly string[];
  /** Not known where a price or the renewal price is not: there is no total with a hole in it. */
  readonly price: PriceView;
}

export interface AllReviewsModel {
  readonly months: number;
  readonly ranked: readonly (ReviewEntry & {
    readonly place: ScoreView['place'];
    readonly ruler: RulerView;
    readonly upTo: string | undefined;
  })[];
  readonly unranked: readonly (ReviewEntry & { readonly why: string })[];
}

const criteriaNamed = 2;

export function selectAllReviews(site: SiteContext): AllReviewsModel {
  const { ranked, unranked } = site.ranking(allPurpose).ranking;
  return {
    months: comparedMonths,
    ranked: ranked.map(({ score }) => {
      const view = scoreView(score.provider, allPurpose, site);
      return {
        ...reviewEntry(score, site),
        place: view.place,
        ruler: rulerView(view, site),
        upTo: view.possible?.upTo,
      };
    }),
    unranked: unranked.map(({ score }) => ({
      ...reviewEntry(score, site),
      why: scoreView(score.provider, allPurpose, site).why ?? '',
    })),
  };
}

function reviewEntry(score: Score, site: SiteContext): ReviewEntry {
  const { provider, reasons } = score;
  const { name, confidence } = scoreView(provider, allPurpose, site);
  const { lifting, lowering, notShown } = weighReasons(reasons);
  return {
    provider,
    title: name,
    reviewPath: site.reviewPath(provider),
    confidence: confidence.word,
    lines: [
      ...words('lifts', lifting, site),
      ...words('lowers', lowering, site),
      ...words('notShown', notShown, site),
    ],
    price: priceView(provider, site),
  };
}

function words(
  effect: 'lifts' | 'lowers' | 'notShown',
  reasons: Score['reasons'],
  { methodology, locale, t }: SiteContext,
): string[] {
  if (reasons.length === 0) return [];
  const labels = reasons
    .slice(0, criteriaNamed)
    .map(({ criterion }) => criterionNamed(methodology, criterion).label[locale]);
  // Labels keep their capitals, some are names: commas read better than "and" between them.
  return [t(`dataPages.allReviews.${effect}`, { criteria: labels.join(', ') })];
}
