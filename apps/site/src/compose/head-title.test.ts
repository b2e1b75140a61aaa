import { expect, test } from 'vitest';
import { firstFittingTitle } from './head-title.ts';

test('the first title that search results show whole wins', () => {
  expect(firstFittingTitle(['a'.repeat(65), 'b'.repeat(64), 'c'], 'd')).toBe('b'.repeat(64));
  expect(firstFittingTitle(['a'.repeat(65)], 'fallback')).toBe('fallback');
});
