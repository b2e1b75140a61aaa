import { isKnown } from '#domain/provider/fact.ts';
import { factOf } from '#domain/provider/provider.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { BlockContext } from '../block-context.ts';
import { type CellView, cellView, markView } from '../evidence/cell-view.ts';
import { factView } from '../evidence/fact-view.ts';
import { priceView } from '../evidence/price-view.ts';
import { type RulerView, rulerView } from '../evidence/ruler-view.ts';
import { scoreView } from '../evidence/score-view.ts';

export interface ComparisonRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly rank: number;
  readonly score: RulerView;
  readonly coverage: string;
  readonly stability: string | undefined;
  /** The real price of a month, renewals counted; where there is none, why. */
  readonly month: CellView;
  /** What is charged when, and what advertisements say, a line each. */
  readonly priceLines: readonly string[];
  readonly audits: CellView;
  readonly jurisdiction: CellView;
}

export function selectRow(
  provider: string,
  rank: number,
  profile: string,
  context: BlockContext,
): ComparisonRow {
  const score = scoreView(provider, profile, context);
  return {
    provider,
    title: score.name,
    reviewPath: context.reviewPath(provider),
    rank,
    score: rulerView(score, context),
    coverage: score.coverageText,
    stability: score.stabilityText,
    ...priceCells(provider, context),
    audits: auditCount(provider, context),
    jurisdiction: cellView(provider, 'jurisdiction', context),
  };
}

function priceCells(provider: string, context: BlockContext): Pick<ComparisonRow, 'month' | 'priceLines'> {
  const { t, evidence, locale } = context;
  const price = priceView(provider, context);
  const fact = factView(provider, 'prices', context);
  const mark = markView(fact, context);
  if (price.isKnown) {
    const { perMonth, chargedToday, total, advertised } = price;
    const charged = t('blocks.homeComparison.charged', { today: chargedToday, total });
    return {
      month: { sign: 'value', text: perMonth, mark },
      priceLines: [
        charged,
        ...(advertised === undefined ? [] : [t('blocks.homeComparison.advertised', { advertised })]),
      ],
    };
  }
  if (fact.sign === 'stale' || fact.sign === 'unknown') {
    const text = evidence.states[fact.sign].label[locale];
    return { month: { sign: fact.sign, text, mark }, priceLines: [] };
  }
  // Fresh prices without a total: the provider does not publish what the renewal costs.
  return {
    month: { sign: 'unknown', text: t('blocks.homeComparison.noTotal'), mark },
    priceLines: [t('blocks.homeComparison.unpublished')],
  };
}

/** The number alone: the column says what it counts, and none is a number too. */
function auditCount(provider: string, context: BlockContext): CellView {
  const cell = cellView(provider, 'audits', context);
  const found = context.providers.get(provider);
  const fact = found && factOf(found, 'audits');
  if (!fact || !isKnown(fact) || !Array.isArray(fact.value)) return cell;
  const count = numberFormatter(context.locale).format(fact.value.length);
  return { ...cell, sign: cell.sign === 'stale' ? 'stale' : 'value', text: count };
}
