import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKind } from './safe-address.ts';

test.each([
  ['/pl/o-mnie', 'page'],
  ['/privacy/what-is-a-vpn#how-it-works', 'page'],
  ['#how-it-works', 'section'],
  ['https://example.org/a?b=c#d', 'external'],
  ['javascript:alert(1)', 'unsafe'],
  ['JaVaScRiPt:alert(1)', 'unsafe'],
  ['java\tscript:alert(1)', 'unsafe'],
  [' javascript:alert(1)', 'unsafe'],
  ['\u0001javascript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['vbscript:x', 'unsafe'],
  ['//evil.example', 'unsafe'],
  ['/\\evil.example', 'unsafe'],
  ['http://example.org', 'unsafe'],
  ['https://user@evil.example', 'unsafe'],
  ['https:evil.example', 'unsafe'],
  ['', 'unsafe'],
])('%j is %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind);
});

test('whatever is accepted stays on this site or is plain https', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\#:.@?ahjpstv \t\0'), maxLength: 14 }), (address) => {
      const kind = addressKind(address);
      fc.pre(kind !== 'unsafe');
      const url = new URL(address, 'https://site.example/here');
      expect(kind === 'external' ? url.protocol : url.origin).toBe(
        kind === 'external' ? 'https:' : 'https://site.example',
      );
    }),
  );
});
