import { expect, test } from 'vitest';
import { textToCopy } from './copy-button.client.ts';

test.each([
  ['ALMANAC-2026', 'ALMANAC-2026'],
  ['#cost', 'https://site.example/pl/recenzje/mullvad#cost'],
  ['/deals', 'https://site.example/deals'],
  ['# a comment\nuci commit', '# a comment\nuci commit'],
  ['https://other.example/x', 'https://other.example/x'],
])('"%s" is copied as %s', (text, copied) => {
  expect(textToCopy(text, 'https://site.example/pl/recenzje/mullvad')).toBe(copied);
});
