import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test('what two days share is said once', () => {
  const days = (first: string, last: string) =>
    (['en', 'pl', 'tr'] as const).map((locale) => formatDays(first, last, locale).replace(/\s/g, ' '));
  expect(days('2026-09-09', '2026-09-13')).toEqual([
    'September 9 – 13, 2026',
    '9–13 września 2026',
    '9–13 Eylül 2026',
  ]);
  expect(days('2026-08-11', '2026-10-11')).toEqual([
    'August 11 – October 11, 2026',
    '11 sierpnia – 11 października 2026',
    '11 Ağustos – 11 Ekim 2026',
  ]);
});
