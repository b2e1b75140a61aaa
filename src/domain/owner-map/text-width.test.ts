import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('a line grows with its letters and with its size', () => {
  expect(textWidth('', 16)).toBe(0);
  expect(textWidth('ExpressVPN', 16)).toBeGreaterThan(textWidth('Express', 16));
  expect(textWidth('ExpressVPN', 20)).toBeGreaterThan(textWidth('ExpressVPN', 16));
});

test('capitals take more room than small letters, and an i less', () => {
  expect(textWidth('AAAA', 16)).toBeGreaterThan(textWidth('aaaa', 16));
  expect(textWidth('ıiıi', 16)).toBeLessThan(textWidth('aaaa', 16));
});
