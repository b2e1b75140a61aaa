import { expect, test } from 'vitest';
import { withContentYear } from './content-year.ts';

test('every placeholder becomes the year, and nothing else changes', () => {
  expect(withContentYear('Best VPN {year}, {Year} and {year}', 2031)).toBe('Best VPN 2031, {Year} and 2031');
  expect(withContentYear('What is a VPN?', 2031)).toBe('What is a VPN?');
});
