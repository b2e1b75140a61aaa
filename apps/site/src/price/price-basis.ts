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

/** For which country a price is and whether tax is in it, as a sentence of few words: what stands on a card. */
export function cardBasis(plan: BasisPlan, site: Language): string {
  return `${capitalized(inlineBasis(plan, site), site.locale)}.`;
}

/** The same with its day, where there is room: under a receipt. */
export function receiptBasis(plan: BasisPlan, site: Language): string {
  return site.t('priceBasis.receipt', basisArguments(plan, site));
}

interface ListedPlan {
  readonly provider: string;
  readonly plan: Pick<Plan, 'market' | 'tax' | 'addedTax'>;
}

/** One sentence for all prices of a table or a drawing; undefined where it has none. */
export function listBasis(listed: readonly ListedPlan[], site: FactContext): string | undefined {
  const silent = new Set(
    listed.flatMap(({ provider, plan }) =>
      shownTax(plan) === 'unknown' ? providerName(provider, site) : [],
    ),
  );
  return basisOf(listed, silent, site);
}

/** The same without the names of those that do not mention tax. */
export function shortListBasis(listed: readonly ListedPlan[], site: Language): string | undefined {
  return basisOf(listed, new Set(), site);
}

function basisOf(
  listed: readonly ListedPlan[],
  silent: ReadonlySet<string>,
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
    count: isAlike ? 0 : silent.size,
    silent: formatNames(silent, site.locale),
  });
}

/** For amounts that stand as they were published, such as those of years past. */
export function publishedBasis(market: string, site: Language): string {
  return site.t('priceBasis.published', { market: marketWords(market, site) });
}

/** What the words for a cost that is scored must name: one price list, tax and rate for everybody. */
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
