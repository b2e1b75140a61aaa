import type { Day } from '#domain/day/day.ts';
import type { Plan } from '#domain/price/plan.ts';
import type { PriceChange } from '#domain/price/price-history.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { formatDay, formatDays, formatMoney, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { planTitle } from './plan-title.ts';

type Step = Pick<PriceChange, 'from' | 'to' | 'currency'>;

export function stepWords({ from, to, currency }: Step, { t, locale }: SiteContext): string {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return t('priceHistory.step', { from: money(from), to: money(to) });
}

/** With its sign, and a real minus. */
export function shareWords({ from, to }: Step, { locale }: SiteContext): string {
  const percent = numberFormatter(locale, {
    style: 'percent',
    maximumSignificantDigits: 2,
    signDisplay: 'exceptZero',
  });
  return percent.format(to / from - 1).replace('-', '−');
}

/** The day of a change is known only where captures of one day differ; else it lies between two. */
export function spanWords(first: Day, last: Day, { locale }: SiteContext): string {
  return first === last ? formatDay(first, locale) : formatDays(first, last, locale);
}

/** A plan's name in words, and the plan itself while it is on sale. */
export function planNamed(
  provider: string,
  id: string,
  site: SiteContext,
): { readonly plan: Plan | undefined; readonly title: string } {
  const found = site.providers.get(provider);
  const prices = found && knownFact(found, 'prices');
  const plan = prices?.value.find((one) => one.id === id);
  return { plan, title: plan ? planTitle(plan, site) : site.t('priceHistory.former', { id }) };
}
