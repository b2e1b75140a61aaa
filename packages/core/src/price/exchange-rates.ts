import { addDays, type Day } from '../day/day.ts';

/** What one unit of the base is in other currencies, on a day, by whoever publishes it. */
export interface ExchangeRates {
  readonly base: string;
  readonly day: Day;
  /** For how many days it may be used. */
  readonly lifetime: number;
  readonly rates: Readonly<Record<string, number>>;
  readonly source: { readonly url: string; readonly title: string };
}

/** The money of a country, and what a unit of each other currency is in it. Plain data: it travels in a page. */
export interface LocalMoney {
  readonly currency: string;
  readonly day: Day;
  readonly perUnit: Readonly<Record<string, number>>;
}

/** undefined where no rate is kept, it is too old, or it does not name the currency. */
export function localMoney(
  rates: ExchangeRates | undefined,
  currency: string | undefined,
  asOf: Day,
): LocalMoney | undefined {
  if (!rates || currency === undefined || asOf >= addDays(rates.day, rates.lifetime)) return undefined;
  const perBase: Readonly<Record<string, number>> = { ...rates.rates, [rates.base]: 1 };
  const own = perBase[currency];
  if (own === undefined) return undefined;
  const perUnit = Object.entries(perBase).map(([other, rate]) => [other, own / rate]);
  return { currency, day: rates.day, perUnit: Object.fromEntries(perUnit) };
}

/** About how much an amount is there; undefined where it is that money already, or nobody states a rate. */
export function inLocalMoney(
  amount: number,
  currency: string,
  local: LocalMoney | undefined,
): number | undefined {
  const rate = currency === local?.currency ? undefined : local?.perUnit[currency];
  return rate === undefined ? undefined : amount * rate;
}
