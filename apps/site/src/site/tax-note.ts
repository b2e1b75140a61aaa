import { formatDay, formatMoney, formatShare, formatShortMoney } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { FactContext, Language } from './site-context.ts';

/**
 * Returns the page's statement about market and tax. It applies to all prices of the page, so price lines only mention
 * exceptions.
 */
export function taxNote({
  t,
  locale,
  reader,
  methodology,
}: Language & Pick<FactContext, 'methodology'>): string {
  const { tax, taxName, localMoney } = reader;
  return t('priceBasis.page', {
    kind: tax ? 'added' : 'listed',
    market: methodology.costBasis.market,
    percent: formatShare((tax?.percent ?? 0) / 100, locale),
    tax: taxName?.[locale] ?? 'none',
    currency: localMoney?.currency ?? 'none',
    day: localMoney ? formatDay(localMoney.day, locale, 'short') : '',
  });
}

/**
 * Returns "tax included" if a price is an exception: the page adds no tax, and the shop states that its price includes it.
 */
export function includedTax({ tax }: Pick<Plan, 'tax'>, { t, reader }: Language): string | undefined {
  return tax === 'included' && !reader.tax ? t('priceBasis.included') : undefined;
}

/**
 * Returns the exchange rates that the comparison uses, such as "€1 = $1.16 (June 27, 2026)"; empty if there is only one
 * currency.
 */
function exchangeRateList(
  currencies: Iterable<string>,
  {
    t,
    locale,
    methodology: { costBasis },
    reader: { localMoney },
  }: Language & Pick<FactContext, 'methodology'>,
): string {
  const others = [...new Set(currencies)].filter((currency) => currency !== costBasis.currency);
  return others
    .flatMap((currency) => {
      const scored = costBasis.exchange[currency];
      const perUnit = currency === localMoney?.currency ? localMoney.perUnit[costBasis.currency] : undefined;
      if (scored) return rate(currency, costBasis.currency, scored.rate, scored.asOf);
      return perUnit && localMoney ? rate(costBasis.currency, currency, perUnit, localMoney.day) : [];
    })
    .join('; ');

  function rate(from: string, to: string, value: number, day: string): string {
    const [one, other] = [formatShortMoney(1, from, locale), formatMoney(value, to, locale)];
    return t('priceBasis.rate', { one, other, day: formatDay(day, locale, 'short') });
  }
}

/** Returns the sentence that lists these exchange rates; undefined if all amounts are in the currency of the scores. */
export function exchangeRateSentence(
  currencies: Iterable<string>,
  site: Language & Pick<FactContext, 'methodology'>,
): string | undefined {
  const rates = exchangeRateList(currencies, site);
  return rates === '' ? undefined : site.t('priceBasis.compared', { rates });
}
