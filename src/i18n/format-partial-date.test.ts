import { expect, test } from 'vitest';
import { formatPartialDate } from './format-partial-date.ts';

test.each([
  ['2026', 'en', '2026'],
  ['2026-08', 'en', 'August 2026'],
  ['2026-08', 'pl', 'sierpień 2026'],
  ['2026-08', 'tr', 'Ağustos 2026'],
  ['2026-08-21', 'pl', '21 sierpnia 2026'],
] as const)('%s in %s is %s', (date, locale, text) => {
  expect(formatPartialDate(date, locale)).toBe(text);
});

test.each([
  ['2026-08', 'en', 'Aug 2026'],
  ['2026-08', 'pl', 'sie 2026'],
  ['2026-08-21', 'tr', '21 Ağu 2026'],
] as const)('%s in %s is %s for short', (date, locale, text) => {
  expect(formatPartialDate(date, locale, 'short')).toBe(text);
});
