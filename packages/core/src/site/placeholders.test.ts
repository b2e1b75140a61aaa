import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentYear, withContentYear, withSiteName } from './placeholders.ts';

test('every placeholder becomes the name as it is written, or the year, and nothing else changes', {
  tags: 'content-year-one-place',
}, () => {
  expect(withSiteName('{site} and {site}, {Site}', 'A $& B')).toBe('A $& B and A $& B, {Site}');
  expect(withContentYear('Best VPN {year}, {Year} and {year}', 2031)).toBe('Best VPN 2031, {Year} and 2031');
});

test.each([
  ['2025-12-31', 2025],
  ['2026-01-01', 2026],
  ['2024-06-30', 2025],
  [undefined, 2025],
])('facts last checked on %s give the content year %i', (newest, year) => {
  expect(contentYear(newest)).toBe(year);
});

test('the owner may fix another year, an earlier one too', { tags: 'constants-content-year' }, () => {
  expect(contentYear('2026-11-14', 2031)).toBe(2031);
  expect(contentYear('2026-11-14', 2024)).toBe(2024);
});

test('a later check never gives an earlier year', () => {
  const day = fc
    .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 10, max: 12 }))
    .map(([year, month]) => `${year}-${month}-15`);
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a];
      return contentYear(earlier) <= contentYear(later) && contentYear(later) >= 2025;
    }),
  );
});
