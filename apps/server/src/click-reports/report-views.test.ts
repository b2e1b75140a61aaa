import { expect, test } from 'vitest';
import { rateText } from './report-views.ts';

test.each([
  [1, 8, '12.5%'],
  [0, 8, '0.0%'],
  [3, 0, ''],
])('%d of %d is %s', (clicks, views, text) => {
  expect(rateText(clicks, views)).toBe(text);
});
