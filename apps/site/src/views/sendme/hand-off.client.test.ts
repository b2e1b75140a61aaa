import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placementQuery } from './hand-off.client.ts';

test.each([
  ['', ''],
  ['?from=card', '?from=card'],
  ['?q=1&from=home-hero&url=https://evil.example', '?from=home-hero'],
  ['?from=', ''],
  ['?from=//evil.example', ''],
  ['?from=a%0d%0aset-cookie:x', ''],
  [`?from=${'a'.repeat(33)}`, ''],
])('of "%s" the way on keeps "%s"', (search, kept) => {
  expect(placementQuery(search)).toBe(kept);
});

test('nothing but a plain word is ever kept', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const search = `?${new URLSearchParams({ from: text })}`;
      expect(placementQuery(search)).toMatch(/^(?:\?from=[a-z-]{1,32})?$/);
    }),
  );
});
