import type { Day } from '../day/day.ts';

/** Published rates of other currencies for one unit of the base currency, on a day. */
export interface ExchangeRates {
  readonly base: string;
  readonly day: Day;
  /** The number of days after which newer rates are due. */
  readonly lifetime: number;
  readonly rates: Readonly<Record<string, number>>;
  readonly source: { readonly url: string; readonly title: string };
}

/** The currency of a country, and its rates per unit of each other currency. Plain data, because it is embedded in pages. */
export interface LocalMoney {
  readonly currency: string;
  readonly day: Day;
  readonly perUnit: Readonly<Record<string, number>>;
}

/**
 * Returns the rates for a currency; undefined if there are none. Rates past their lifetime are still used, because every
 * converted amount is shown with its date.
 */
export function localMoney(
  rates: ExchangeRates | undefined,
  currency: string | undefined,
): LocalMoney | undefined {
  if (!rates || currency === undefined) return undefined;
  const perBase: Readonly<Record<string, number>> = { ...rates.rates, [rates.base]: 1 };
  const own = perBase[currency];
  if (own === undefined) return undefined;
  const perUnit = Object.entries(perBase).map(([other, rate]) => [other, own / rate]);
  return { currency, day: rates.day, perUnit: Object.fromEntries(perUnit) };
}

/**
 * Converts an amount approximately to the reader's currency; undefined if the amount is already in that currency or has no
 * rate.
 */
export function inLocalMoney(
  amount: number,
  currency: string,
  local: LocalMoney | undefined,
): number | undefined {
  const rate = currency === local?.currency ? undefined : local?.perUnit[currency];
  return rate === undefined ? undefined : amount * rate;
}
