import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

test.each([
  [2, 'year', 'en', '2 years ago'],
  [1, 'year', 'en', '1 year ago'],
  [0, 'year', 'en', 'this year'],
  [5, 'year', 'pl', '5 lat temu'],
  [3, 'month', 'pl', '3 miesiące temu'],
  [0, 'month', 'tr', 'bu ay'],
  [8, 'year', 'tr', '8 yıl önce'],
] as const)('%i %s in %s is %s', (count, unit, locale, text) => {
  expect(formatAge(count, unit, locale)).toBe(text);
});
