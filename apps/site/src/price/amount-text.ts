import { formatApproximateSpan, formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { type AmountSpan, chargeSpan } from '@vpn-site/core/price/amount-span.ts';
import { inLocalMoney, type LocalMoney } from '@vpn-site/core/price/exchange-rates.ts';
import type { PlanTerms } from '@vpn-site/core/price/plan.ts';
import type { Language } from '#site/site-context.ts';

/** Formats one charge of a plan as one figure, or as two if the shop does not state whether tax is included. */
export function chargeText(
  charge: number,
  plan: Pick<PlanTerms, 'currency' | 'possibleTax'>,
  { locale }: Pick<Language, 'locale'>,
): string {
  return formatMoneySpan(chargeSpan(charge, plan), plan.currency, locale);
}

/**
 * Formats an amount approximately in the reader's currency; undefined if the amount is in that currency, or no rate is
 * known.
 */
export function localText(
  { low, high }: AmountSpan,
  currency: string,
  local: LocalMoney | undefined,
  { locale }: Pick<Language, 'locale'>,
): string | undefined {
  const [from, to] = [inLocalMoney(low, currency, local), inLocalMoney(high, currency, local)];
  if (from === undefined || to === undefined || !local) return undefined;
  return formatApproximateSpan({ low: from, high: to }, local.currency, locale);
}
