import { expect, test } from 'vitest';
import { formatMeasure } from './format-measure.ts';

const precise = { maximumSignificantDigits: 3 };

test.each([
  [912.4, 'Mbps', 'en', '912\u00a0Mbps'],
  [12.5, 'Mbps', 'pl', '12,5\u00a0Mb/s'],
  [12.5, '%', 'en', '12.5%'],
  [12.5, '%', 'pl', '12,5%'],
  [12.5, '%', 'tr', '%12,5'],
] as const)('%d %s in %s is %s', (value, unit, locale, text) => {
  expect(formatMeasure({ value, unit }, locale, precise)).toBe(text);
});

test('it is rounded as its place asks for', () => {
  expect(formatMeasure({ value: 12.5, unit: 'Mbps' }, 'en', { maximumFractionDigits: 0 })).toBe(
    '13\u00a0Mbps',
  );
  expect(formatMeasure({ value: 12.5, unit: '%' }, 'en', { maximumFractionDigits: 0 })).toBe('13%');
});
