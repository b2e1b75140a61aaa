import type { Day } from '#domain/day/day.ts';
import type { Plan } from '#domain/price/plan.ts';
import type { PriceChange } from '#domain/price/price-history.ts';
import { formatDay, formatDays, formatMoney, numberFormatter } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { planTitle } from '../evidence/plan-title.ts';

type Step = Pick<PriceChange, 'from' | 'to' | 'currency'>;

export function stepWords({ from, to, currency }: Step, { t, locale }: BlockContext): string {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return t('priceHistory.step', { from: money(from), to: money(to) });
}

/** With its sign, and a real minus. */
export function shareWords({ from, to }: Step, { locale }: BlockContext): string {
  const percent = numberFormatter(locale, {
    style: 'percent',
    maximumSignificantDigits: 2,
    signDisplay: 'exceptZero',
  });
  return percent.format(to / from - 1).replace('-', '−');
}

/** The day of a change is known only where captures of one day differ; else it lies between two. */
export function spanWords(first: Day, last: Day, { locale }: BlockContext): string {
  return first === last ? formatDay(first, locale) : formatDays(first, last, locale);
}

/** A plan's name in words, and the plan itself while it is on sale. */
export function planNamed(
  provider: string,
  id: string,
  context: BlockContext,
): { readonly plan: Plan | undefined; readonly title: string } {
  const prices = context.providers.get(provider)?.facts.prices?.value;
  const plan = Array.isArray(prices) ? (prices as readonly Plan[]).find((one) => one.id === id) : undefined;
  return { plan, title: plan ? planTitle(plan, context) : context.t('priceHistory.former', { id }) };
}
