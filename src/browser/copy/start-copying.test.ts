import { expect, test } from 'vitest';
import { copiedText } from './start-copying.ts';

test.each([
  ['ALMANAC-2026', 'ALMANAC-2026'],
  ['#cost', 'https://site.example/pl/recenzje/mullvad#cost'],
  ['/deals', 'https://site.example/deals'],
  ['https://other.example/x', 'https://other.example/x'],
])('"%s" is copied as %s', (text, copied) => {
  expect(copiedText(text, 'https://site.example/pl/recenzje/mullvad')).toBe(copied);
});
