import { factView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { priceView } from './price-model.ts';

/** Returns a fact's answer for use on its own. */
export function answerText(provider: string, key: string, site: FactContext): string {
  return key === 'prices' ? priceAnswer(provider, site) : factView(provider, key, site).cell;
}

/** Returns the monthly cost as the answer to "prices", because a number of plans says nothing about cost. */
export function priceAnswer(provider: string, site: FactContext): string {
  const price = priceView(provider, site);
  return price.isKnown
    ? site.t('price.month', { amount: price.perMonth, basis: price.basis })
    : factView(provider, 'prices', site).cell;
}
