import type { BlockContext } from '../block-context.ts';
import { factView } from './fact-view.ts';
import { priceView } from './price-view.ts';

/** A fact's answer where it stands alone. How many plans there are says nothing about cost, so prices say a month. */
export function answerText(provider: string, key: string, context: BlockContext): string {
  const price = key === 'prices' ? priceView(provider, context) : undefined;
  return price?.isKnown
    ? context.t('blocks.homeUseCases.month', { amount: price.perMonth })
    : factView(provider, key, context).text;
}
