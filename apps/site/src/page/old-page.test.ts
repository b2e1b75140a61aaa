import { expect, test } from 'vitest';
import { oldFrom } from './old-page.ts';

test('a page is old a week after the day on which it judges its facts', () => {
  expect(oldFrom('2025-06-15')).toBe('2025-06-22');
  expect(oldFrom('2024-12-28')).toBe('2025-01-04');
});
