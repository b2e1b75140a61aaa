import { type Country, factsOfKind } from '@vpn-site/core/country/country.ts';
import type { FactContext, SiteContext } from '#site/site-context.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';

/** A tax or a payment method. */
export interface MoneyRow extends CountryFactView {
  readonly name: string;
  readonly says: string | undefined;
}

export interface MoneyModel {
  readonly rows: readonly MoneyRow[];
  /** The tool that computes the total cost. */
  readonly tool: { readonly path: string; readonly title: string } | undefined;
}

export function moneyModel(country: Country, site: SiteContext): MoneyModel | undefined {
  const payments = factsOfKind(country, 'payment').map((fact) => {
    const { name, says } = fact.value;
    return { ...countryFactView(country, fact, site), name, says: says[site.locale] };
  });
  const rows = [...taxRows(country, site), ...payments];
  return rows.length === 0 ? undefined : { rows, tool: site.document('pages/true-cost') };
}

/** Returns one row per tax, such as "VAT: 23%". */
export function taxRows(country: Country, site: FactContext): MoneyRow[] {
  const { locale, t } = site;
  return factsOfKind(country, 'tax').map((fact) => {
    const view = countryFactView(country, fact, site);
    const { name } = fact.value;
    return {
      ...view,
      name: t('country.money.tax', { name: name[locale], percent: view.text }),
      says: undefined,
    };
  });
}
