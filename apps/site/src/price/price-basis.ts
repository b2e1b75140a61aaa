import {
  capitalized,
  formatExactly,
  formatList,
  formatNames,
  formatShare,
} from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { CostBasis } from '@vpn-site/core/scoring/methodology.ts';
import {
  type BasisPlan,
  basisArguments,
  inlineBasis,
  marketWords,
  shownTax,
  taxArguments,
} from '#evidence/fact/price-basis.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';

/** Returns the country of a price and whether tax is included, as a short sentence for cards. */
export function cardBasis(plan: BasisPlan, site: Language): string {
  return `${capitalized(inlineBasis(plan, site), site.locale)}.`;
}

/** Returns the country of a price, whether tax is included, and the date of the price, for receipts. */
export function receiptBasis(plan: BasisPlan, site: Language): string {
  return site.t('priceBasis.receipt', basisArguments(plan, site));
}

interface ListedPlan {
  readonly provider: string;
  readonly plan: Pick<Plan, 'market' | 'tax' | 'addedTax'>;
}

/** Returns one sentence about country and tax for all prices of a table or chart; undefined if there are no prices. */
export function listBasis(listed: readonly ListedPlan[], site: FactContext): string | undefined {
  const withoutTaxInfo = new Set(
    listed.flatMap(({ provider, plan }) =>
      shownTax(plan) === 'unknown' ? providerName(provider, site) : [],
    ),
  );
  return basisOf(listed, withoutTaxInfo, site);
}

/** Like `listBasis`, but does not name the providers that do not mention tax. */
export function shortListBasis(listed: readonly ListedPlan[], site: Language): string | undefined {
  return basisOf(listed, new Set(), site);
}

function basisOf(
  listed: readonly ListedPlan[],
  withoutTaxInfo: ReadonlySet<string>,
  site: Language,
): string | undefined {
  const kinds = new Set(listed.map(({ plan }) => shownTax(plan)));
  const [only = 'unknown', ...others] = kinds;
  if (kinds.size === 0) return undefined;
  const isAlike = others.length === 0;
  return site.t('priceBasis.list', {
    kind: isAlike ? only : kinds.has('added') ? 'added' : 'mixed',
    markets: formatList(new Set(listed.map(({ plan }) => marketWords(plan.market, site))), site.locale),
    ...taxArguments(site),
    count: isAlike ? 0 : withoutTaxInfo.size,
    silent: formatNames(withoutTaxInfo, site.locale),
  });
}

/** Describes amounts that are shown exactly as the provider published them, such as past prices. */
export function publishedBasis(market: string, site: Language): string {
  return site.t('priceBasis.published', { market: marketWords(market, site) });
}

/** Returns the message values for a scored cost: one price list, tax and exchange rate for all providers. */
export function scoredBasis(
  { market, taxRate, exchange, currency }: Omit<CostBasis, 'statement'>,
  plan: Pick<Plan, 'currency'> | undefined,
  site: Language,
) {
  const rate = plan && plan.currency !== currency ? exchange[plan.currency]?.rate : undefined;
  return {
    market: marketWords(market, site),
    tax: formatShare(taxRate, site.locale),
    rate: rate === undefined ? 'none' : formatExactly(rate, site.locale),
  };
}
