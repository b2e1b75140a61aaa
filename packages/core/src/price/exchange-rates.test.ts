import { expect, test } from 'vitest';
import { type ExchangeRates, inLocalMoney, localMoney } from './exchange-rates.ts';

const rates: ExchangeRates = {
  base: 'EUR',
  day: '2026-11-13',
  lifetime: 14,
  rates: { USD: 1.25, PLN: 4.5 },
  source: { url: 'https://bank.example/rates.xml', title: 'Rates' },
};

test('amounts in the base and in other currencies become the money of a country', () => {
  const local = localMoney(rates, 'PLN');
  expect(local).toMatchObject({ currency: 'PLN', day: '2026-11-13' });
  expect(inLocalMoney(10, 'EUR', local)).toBeCloseTo(45, 10);
  expect(inLocalMoney(10, 'USD', local)).toBeCloseTo(36, 10);
});

test('nothing is converted by a rate that is missing or not needed', () => {
  expect(localMoney(rates, 'TRY')).toBeUndefined();
  expect(localMoney(undefined, 'PLN')).toBeUndefined();
  expect(localMoney(rates, undefined)).toBeUndefined();
  const local = localMoney(rates, 'PLN');
  expect(inLocalMoney(10, 'PLN', local)).toBeUndefined();
  expect(inLocalMoney(10, 'SEK', local)).toBeUndefined();
  expect(inLocalMoney(10, 'USD', undefined)).toBeUndefined();
});
