import { demands } from '#domain/need/need-demands.ts';
import type { NeedPath } from '#domain/need/need-path.ts';
import type { BlockContext } from '../block-context.ts';
import { type CellView, cellView, markView } from '../evidence/cell-view.ts';
import { factView } from '../evidence/fact-view.ts';
import { priceView } from '../evidence/price-view.ts';

/** A fact of a provider that an answer asks about. */
export interface FactLine {
  readonly key: string;
  readonly label: string;
  readonly cell: CellView;
  readonly note: string | undefined;
}

/** How a provider answers what was asked of it; then where it is blocked, if that matters, and what it costs. */
export function providerLines(provider: string, path: NeedPath, context: BlockContext): FactLine[] {
  const asked = path.demands.map((id) => demands[id].key).filter((key) => key !== 'prices');
  const isAbroad = path.cautions.some((caution) => caution === 'turkey' || caution === 'restricted');
  const keys = [...new Set([...asked, ...(isAbroad ? ['blocked-in'] : [])])];
  const isFree = path.step.kind === 'end' && path.step.outcome === 'free';
  return [
    ...keys.map((key) => factLine(provider, key, context)),
    ...(isFree ? [] : [priceLine(provider, context)]),
  ];
}

function factLine(provider: string, key: string, context: BlockContext): FactLine {
  const { label, note } = factView(provider, key, context);
  return { key, label, cell: cellView(provider, key, context), note };
}

function priceLine(provider: string, context: BlockContext): FactLine {
  const price = priceView(provider, context);
  const fact = factView(provider, 'prices', context);
  return {
    key: 'prices',
    label: context.t('need.price'),
    cell: {
      sign: 'value',
      answer: 'value',
      stale: undefined,
      text: price.isKnown ? price.perMonth : context.t('blocks.homeComparison.noTotal'),
      mark: markView(fact, context),
    },
    note: undefined,
  };
}
