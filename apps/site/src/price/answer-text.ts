import { factView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { priceView } from './price-model.ts';

/** Returns the answer of a fact as text that makes sense on its own. */
export function answerText(provider: string, key: string, site: FactContext): string {
  return key === 'prices' ? priceAnswer(provider, site) : factView(provider, key, site).cell;
}

/**
 * Returns the monthly cost as the answer to "prices", because the fact's usual text, a number of plans, tells nothing about
 * cost.
 */
export function priceAnswer(provider: string, site: FactContext): string {
  const price = priceView(provider, site);
  return price.isKnown
    ? site.t('price.month', { amount: price.perMonth, tax: price.tax ?? 'none' })
    : factView(provider, 'prices', site).cell;
}
