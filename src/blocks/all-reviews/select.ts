import { liftingReasons, loweringReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { BlockContext } from '../block-context.ts';
import { type MarkView, markView } from '../evidence/cell-view.ts';
import { factView } from '../evidence/fact-view.ts';
import { comparedMonths } from '../evidence/fresh-plans.ts';
import { priceView } from '../evidence/price-view.ts';
import { unrankedWords } from '../evidence/ranking-words.ts';
import { type RulerView, rulerView } from '../evidence/ruler-view.ts';
import { scoreView } from '../evidence/score-view.ts';

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

export function selectAllReviews(context: BlockContext): AllReviewsModel {
  const { ranked, unranked } = context.ranking(allPurpose).ranking;
  return {
    months: comparedMonths,
    ranked: ranked.map(({ rank, score }) => ({
      ...reviewEntry(score, context),
      rank,
      ruler: rulerView(scoreView(score.provider, allPurpose, context), context),
    })),
    unranked: unranked.map((entry) => ({
      ...reviewEntry(entry.score, context),
      why: unrankedWords([entry], context)[0]?.why ?? '',
    })),
  };
}

function reviewEntry(score: Score, context: BlockContext): ReviewEntry {
  const { provider, reasons } = score;
  const { name, coverageText } = scoreView(provider, allPurpose, context);
  const price = priceView(provider, context);
  return {
    provider,
    title: name,
    reviewPath: context.reviewPath(provider),
    coverage: coverageText,
    lines: [
      ...words('lifts', liftingReasons(reasons, criteriaNamed), context),
      ...words('lowers', loweringReasons(reasons, criteriaNamed), context),
    ],
    total: price.isKnown ? price.total : undefined,
    month: price.isKnown ? price.perMonth : undefined,
    mark: price.isKnown ? markView(factView(provider, 'prices', context), context) : undefined,
  };
}

function words(
  effect: 'lifts' | 'lowers',
  reasons: Score['reasons'],
  { methodology, locale, t }: BlockContext,
): string[] {
  if (reasons.length === 0) return [];
  const labels = reasons.map(
    ({ criterion }) => methodology.criteria.find(({ id }) => id === criterion)?.label[locale] ?? criterion,
  );
  // Labels keep their capitals, some are names: commas read better than "and" between them.
  return [t(`dataPages.allReviews.${effect}`, { criteria: labels.join(', ') })];
}
