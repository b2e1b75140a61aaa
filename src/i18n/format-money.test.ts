import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('in Polish every currency is written in the same way', () => {
  expect(formatMoney(3.49, 'USD', 'pl')).toBe('3,49\u00a0USD');
  expect(formatMoney(5, 'EUR', 'pl')).toBe('5,00\u00a0EUR');
});

test('in English and Turkish a currency has its sign', () => {
  expect(formatMoney(3.49, 'USD', 'en')).toBe('$3.49');
  expect(formatMoney(5, 'EUR', 'tr')).toBe('€5,00');
});
