import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test.each([
  ['en', 'November 5, 2026'],
  ['pl', '5 listopada 2026'],
  ['tr', '5 Kasım 2026'],
] as const)('a day in %s', (locale, text) => {
  expect(formatDay('2026-11-05', locale)).toBe(text);
});

test.each([
  ['en', 'Nov 5, 2026'],
  ['pl', '5 lis 2026'],
  ['tr', '5 Kas 2026'],
] as const)('a short day in %s', (locale, text) => {
  expect(formatDay('2026-11-05', locale, 'short')).toBe(text);
});
