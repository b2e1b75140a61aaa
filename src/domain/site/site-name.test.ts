import { expect, test } from 'vitest';
import { withSiteName } from './site-name.ts';

test('every placeholder becomes the name as it is written, and nothing else changes', () => {
  expect(withSiteName('{site} and {site}, {Site}', 'A $& B')).toBe('A $& B and A $& B, {Site}');
  expect(withSiteName('What is a VPN?', 'A')).toBe('What is a VPN?');
});
