import { factView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { priceView } from './price-model.ts';

/** A fact's answer where it stands alone. */
export function answerText(provider: string, key: string, site: FactContext): string {
  return key === 'prices' ? priceAnswer(provider, site) : factView(provider, key, site).cell;
}

/** The answer of the fact "prices": how many plans there are says nothing about cost, so it is what a month costs. */
export function priceAnswer(provider: string, site: FactContext): string {
  const price = priceView(provider, site);
  return price.isKnown
    ? site.t('price.month', { amount: price.perMonth, basis: price.basis })
    : factView(provider, 'prices', site).cell;
}
