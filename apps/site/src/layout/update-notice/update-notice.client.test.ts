import { expect, test } from 'vitest';
import { minReturnInterval, oneHour, shouldAskOnReturn } from './update-notice.client.ts';

test('a page asks for a newer build every hour', {
  tags: ['update-check-hourly', 'constants-one-hour'],
}, () => {
  expect(oneHour).toBe(60 * 60 * 1000);
});

test('a tab that comes back asks, but not within a minute of the last time', () => {
  expect(minReturnInterval).toBe(60_000);
  expect(shouldAskOnReturn(0, minReturnInterval - 1)).toBe(false);
  expect(shouldAskOnReturn(0, minReturnInterval)).toBe(true);
});
