import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { isDay } from '@vpn-site/core/day/day.ts';
import type { ExchangeRates } from '@vpn-site/core/price/exchange-rates.ts';

/** The lifetime in days. There are no rates on weekends and holidays; two weeks are enough to cover these. */
const lifetime = 14;

const attribute = `\\s*=\\s*["']([^"'<>]*)["']\\s*`;
const dayCube = new RegExp(`<Cube\\s+time${attribute}>`, 'g');
const rateCube = new RegExp(`<Cube\\s+currency${attribute}rate${attribute}/>`, 'g');
const anyCube = /<Cube\b[^>]*>/g;

/**
 * Parses the daily file of the European Central Bank: nested `Cube` elements, an outer one with one for the day, which has
 * one for each currency. The format has not changed for decades, so any other format is rejected.
 */
export function dailyRates(xml: string, url: string): ExchangeRates {
  if (!xml.includes('<gesmes:Envelope')) throw formatError('it has no envelope of rates');
  const days = [...xml.matchAll(dayCube)].map(([, day = '']) => day);
  const [day = ''] = days;
  if (days.length !== 1 || !isDay(day)) throw formatError('it does not have the rates of exactly one day');
  const entries = [...xml.matchAll(rateCube)].map(
    ([, currency = '', rate = '']) => [currency, rate] as const,
  );
  // Besides the rates there are two `Cube` elements: the outer one and the one of the day.
  if (entries.length === 0 || (xml.match(anyCube)?.length ?? 0) !== entries.length + 2) {
    throw formatError('an entry is not a currency and its rate');
  }
  const rates: Record<string, number> = {};
  for (const [currency, rate] of entries) {
    if (!/^[A-Z]{3}$/.test(currency) || !/^\d+(?:\.\d+)?$/.test(rate) || Number(rate) <= 0) {
      throw formatError(`"${currency}" has no rate, but "${rate}"`);
    }
    if (Object.hasOwn(rates, currency)) throw formatError(`${currency} appears twice`);
    rates[currency] = Number(rate);
  }
  const source = { url, title: 'European Central Bank: euro foreign exchange reference rates' };
  return { base: 'EUR', day, lifetime, rates, source };
}

function formatError(why: string): UsageError {
  return new UsageError(
    `This is not the daily file of the European Central Bank: ${why}. Nothing was changed.`,
  );
}

/** Returns only the rates of currencies that prices and readers use. */
export function usedRates(all: ExchangeRates, currencies: ReadonlySet<string>): ExchangeRates {
  const saved = Object.entries(all.rates).filter(([currency]) => currencies.has(currency));
  return { ...all, rates: Object.fromEntries(saved) };
}
