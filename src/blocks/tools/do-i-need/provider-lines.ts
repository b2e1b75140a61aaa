import { demands } from '#domain/need/need-demands.ts';
import type { NeedPath } from '#domain/need/need-path.ts';
import { type CellView, cellView, factView, markView } from '#evidence/fact/fact-view.ts';
import { priceView } from '#evidence/price/price.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A fact of a provider that an answer asks about. */
export interface FactLine {
  readonly key: string;
  readonly label: string;
  readonly cell: CellView;
  readonly note: string | undefined;
}

/** How a provider answers what was asked of it; then where it is blocked, if that matters, and what it costs. */
export function providerLines(provider: string, path: NeedPath, site: SiteContext): FactLine[] {
  const asked = path.demands.map((id) => demands[id].key).filter((key) => key !== 'prices');
  const isAbroad = path.cautions.some((caution) => caution === 'turkey' || caution === 'restricted');
  const keys = [...new Set([...asked, ...(isAbroad ? ['blocked-in'] : [])])];
  const isFree = path.step.kind === 'end' && path.step.outcome === 'free';
  return [
    ...keys.map((key) => factLine(provider, key, site)),
    ...(isFree ? [] : [priceLine(provider, site)]),
  ];
}

function factLine(provider: string, key: string, site: SiteContext): FactLine {
  const { label, note } = factView(provider, key, site);
  return { key, label, cell: cellView(provider, key, site), note };
}

function priceLine(provider: string, site: SiteContext): FactLine {
  const price = priceView(provider, site);
  const fact = factView(provider, 'prices', site);
  return {
    key: 'prices',
    label: site.t('need.price'),
    cell: {
      sign: 'value',
      answer: 'value',
      stale: undefined,
      text: price.isKnown ? price.perMonth : site.t('blocks.homeComparison.noTotal'),
      mark: markView(fact, site),
    },
    note: undefined,
  };
}
