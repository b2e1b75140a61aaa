import type { BlockContext } from '../block-context.ts';
import { planView } from './plan-view.ts';
import { listWords } from './ranking-words.ts';

/** The licence of the price data asks for its name; providers are captured on different days. */
export function priceSource(providers: Iterable<string>, context: BlockContext): string | undefined {
  const dates = [...new Set(providers)].flatMap((provider) => planView(provider, context)?.observed ?? []);
  if (dates.length === 0) return undefined;
  return context.t('blocks.homeComparison.priceSource', { date: listWords(new Set(dates), context) });
}
