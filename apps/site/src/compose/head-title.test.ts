import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFittingTitle } from './head-title.ts';

test('the first title that search results show whole wins', () => {
  expect(firstFittingTitle(['a'.repeat(65), 'b'.repeat(64), 'c'], 'd')).toBe('b'.repeat(64));
  expect(firstFittingTitle(['a'.repeat(65)], 'fallback')).toBe('fallback');
});

test('is never longer than they show, unless it is the fallback', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 90 })), (titles) => {
      const found = firstFittingTitle(titles, 'fallback');
      expect(found === 'fallback' || (titles.includes(found) && found.length <= 64)).toBe(true);
    }),
  );
});
