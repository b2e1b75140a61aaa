import { auditSummary } from '#domain/comparison/record-summaries.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { type CellView, cellView } from '#evidence/fact/fact-view.ts';
import { planView, priceView } from '#evidence/price/price.ts';
import { type RulerView, rulerView, scoreView } from '#evidence/score/score.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface HomeComparisonRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly rank: number;
  readonly score: RulerView;
  readonly coverage: string;
  readonly stability: string | undefined;
  /** The price of a month at first; where none is known, why. */
  readonly first: CellView;
  /** The price of a month later, or why there is none. */
  readonly later: { readonly text: string; readonly isPrice: boolean };
  /** Everything that is charged in three years, renewals counted. */
  readonly total: { readonly text: string; readonly isPrice: boolean };
  readonly audits: CellView;
  readonly jurisdiction: CellView;
}

export function selectRow(
  provider: string,
  rank: number,
  profile: string,
  site: SiteContext,
): HomeComparisonRow {
  const score = scoreView(provider, profile, site);
  return {
    provider,
    title: score.name,
    reviewPath: site.reviewPath(provider),
    rank,
    score: rulerView(score, site),
    coverage: score.coverageText,
    stability: score.stabilityText,
    ...priceCells(provider, site),
    audits: auditCount(provider, site),
    jurisdiction: cellView(provider, 'jurisdiction', site),
  };
}

function priceCells(
  provider: string,
  site: SiteContext,
): Pick<HomeComparisonRow, 'first' | 'later' | 'total'> {
  const { t, evidence, locale } = site;
  const plan = planView(provider, site);
  const cell = cellView(provider, 'prices', site);
  if (!plan) {
    const state = cell.sign === 'stale' ? 'stale' : 'unknown';
    const none = { text: '–', isPrice: false };
    const text = evidence.states[state].label[locale];
    return { first: { ...cell, sign: 'unknown', text }, later: none, total: none };
  }
  const { later, firstMonth } = plan;
  const price = priceView(provider, site);
  return {
    first: { ...cell, sign: 'value', text: firstMonth },
    later:
      later.kind === 'renews'
        ? { text: later.month, isPrice: true }
        : { text: t(`blocks.homeComparison.${later.kind}`), isPrice: false },
    total: price.isKnown
      ? { text: price.total, isPrice: true }
      : { text: t('blocks.homeComparison.noTotal'), isPrice: false },
  };
}

/** The number alone: the column says what it counts, and none is a number too. */
function auditCount(provider: string, site: SiteContext): CellView {
  const cell = cellView(provider, 'audits', site);
  const found = site.providers.get(provider);
  const fact = found && knownFact(found, 'audits');
  if (!fact) return cell;
  const { count: ofTheVpn } = auditSummary(fact.value);
  const count = numberFormatter(site.locale).format(ofTheVpn);
  return { ...cell, sign: cell.sign === 'stale' ? 'stale' : 'value', answer: 'value', text: count };
}
