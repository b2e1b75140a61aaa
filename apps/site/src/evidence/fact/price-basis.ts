import { formatDay, formatMoney, formatShare, regionName } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Language } from '#site/site-context.ts';

/** The fields of a plan that its price basis is written from. */
export type BasisPlan = Pick<Plan, 'market' | 'currency' | 'tax' | 'addedTax' | 'observed'>;

/** Whether the amounts shown include tax; `added` means that we added it. */
type ShownTax = Plan['tax'] | 'added';

export function shownTax({ tax, addedTax }: Pick<Plan, 'tax' | 'addedTax'>): ShownTax {
  return addedTax ? 'added' : tax;
}

/** Describes the country of a price and whether it includes tax, for use within a sentence. */
export function inlineBasis(plan: BasisPlan, site: Language): string {
  return site.t('priceBasis.card', basisArguments(plan, site));
}

export function basisArguments(plan: BasisPlan, site: Language) {
  const { addedTax, currency, observed } = plan;
  return {
    kind: shownTax(plan),
    market: marketWords(plan.market, site),
    ...taxArguments(site),
    before: addedTax ? formatMoney(addedTax.before, currency, site.locale) : '',
    day: formatDay(observed, site.locale, 'short'),
  };
}

export function taxArguments({ reader, locale }: Language) {
  return {
    tax: reader.taxName?.[locale] ?? 'none',
    percent: formatShare((reader.tax?.percent ?? 0) / 100, locale),
  };
}

/** Returns the name of a country, inflected as the language's sentences need it. */
export function marketWords(market: string, { t, locale }: Language): string {
  return t('priceBasis.market', { market, name: regionName(market, locale) });
}
