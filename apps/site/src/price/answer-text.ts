import { factView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { priceView } from './price-model.ts';

/** A fact's answer where it stands alone. How many plans there are says nothing about cost, so prices say a month. */
export function answerText(provider: string, key: string, site: FactContext): string {
  const price = key === 'prices' ? priceView(provider, site) : undefined;
  return price?.isKnown
    ? site.t('price.month', { amount: price.perMonth, basis: price.basis })
    : factView(provider, key, site).cell;
}
