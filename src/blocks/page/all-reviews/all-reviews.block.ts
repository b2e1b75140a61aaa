import { comparedMonths } from '#domain/price/plan-cost.ts';
import { liftingReasons, loweringReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Score } from '#domain/scoring/score.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact.ts';
import { priceView } from '#evidence/price/price.ts';
import { type RulerView, rulerView, scoreView } from '#evidence/score/score.ts';
import { unrankedWords } from '#evidence/score/unranked.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const allReviewsBlock = block({
  name: 'all-reviews',
  summary:
    'Every provider in the order of the overall ranking: score, coverage, what lifts and what lowers it, the real price and its review.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllReviews(site),
  examples: [{ name: 'All providers', source: '{% all-reviews /%}' }],
});

export interface ReviewEntry {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly coverage: string;
  /** Which criteria lift the score most, and which pull it down. */
  readonly lines: readonly string[];
  /** undefined where a price or the renewal price is not known: there is no total with a hole in it. */
  readonly total: string | undefined;
  readonly month: string | undefined;
  readonly mark: MarkView | undefined;
}

export interface AllReviewsModel {
  readonly months: number;
  readonly ranked: readonly (ReviewEntry & { readonly rank: number; readonly ruler: RulerView })[];
  readonly unranked: readonly (ReviewEntry & { readonly why: string })[];
}

const allPurpose = 'overall';
const criteriaNamed = 2;

export function selectAllReviews(site: SiteContext): AllReviewsModel {
  const { ranked, unranked } = site.ranking(allPurpose).ranking;
  return {
    months: comparedMonths,
    ranked: ranked.map(({ rank, score }) => ({
      ...reviewEntry(score, site),
      rank,
      ruler: rulerView(scoreView(score.provider, allPurpose, site), site),
    })),
    unranked: unranked.map((entry) => ({
      ...reviewEntry(entry.score, site),
      why: unrankedWords([entry], site)[0]?.why ?? '',
    })),
  };
}

function reviewEntry(score: Score, site: SiteContext): ReviewEntry {
  const { provider, reasons } = score;
  const { name, coverageText } = scoreView(provider, allPurpose, site);
  const price = priceView(provider, site);
  return {
    provider,
    title: name,
    reviewPath: site.reviewPath(provider),
    coverage: coverageText,
    lines: [
      ...words('lifts', liftingReasons(reasons, criteriaNamed), site),
      ...words('lowers', loweringReasons(reasons, criteriaNamed), site),
    ],
    total: price.isKnown ? price.total : undefined,
    month: price.isKnown ? price.perMonth : undefined,
    mark: price.isKnown ? markView(factView(provider, 'prices', site), site) : undefined,
  };
}

function words(
  effect: 'lifts' | 'lowers',
  reasons: Score['reasons'],
  { methodology, locale, t }: SiteContext,
): string[] {
  if (reasons.length === 0) return [];
  const labels = reasons.map(
    ({ criterion }) => methodology.criteria.find(({ id }) => id === criterion)?.label[locale] ?? criterion,
  );
  // Labels keep their capitals, some are names: commas read better than "and" between them.
  return [t(`dataPages.allReviews.${effect}`, { criteria: labels.join(', ') })];
}
