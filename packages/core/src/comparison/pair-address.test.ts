import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPairs, canonicalPair, isCanonicalPair, pairIn } from './pair-address.ts';

const id = fc.oneof(fc.constantFrom('nordvpn', 'nord', 'mullvad', 'hide-me'), fc.string());
const ids = fc.array(id, { maxLength: 12 });

describe('pairAddress', () => {
  test('is alphabetical', () => {
    expect(canonicalPair('surfshark', 'nordvpn')).toEqual(['nordvpn', 'surfshark']);
    expect(isCanonicalPair('nordvpn', 'surfshark')).toBe(true);
    expect(isCanonicalPair('surfshark', 'nordvpn')).toBe(false);
    expect(isCanonicalPair('nordvpn', 'nordvpn')).toBe(false);
  });

  test('does not depend on who is named first, and keeps both', () => {
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect(canonicalPair(a, b)).toEqual(canonicalPair(b, a));
        expect(new Set(canonicalPair(a, b))).toEqual(new Set([a, b]));
        expect(isCanonicalPair(...canonicalPair(a, b))).toBe(a !== b);
      }),
    );
  });
});

describe('pairIn', () => {
  const template = 'compare/{a}-vs-{b}';
  const isProvider = (name: string) => ['a', 'b', 'a-vs-b', 'c'].includes(name);

  test('is the pair that an address names, in the one right order', () => {
    expect(pairIn('compare/a-vs-c', template, isProvider)).toEqual(['a', 'c']);
    expect(pairIn('compare/a-vs-b-vs-c', template, isProvider)).toEqual(['a-vs-b', 'c']);
  });

  test.each(['compare/c-vs-a', 'compare/a-vs-a', 'compare/a', 'other/a-vs-c'])('none is at %j', (slug) => {
    expect(pairIn(slug, template, isProvider)).toBeUndefined();
  });

  test('reads back every address that a pair can have', () => {
    // An id that ends in the separator would make two pairs share an address.
    const name = fc.stringMatching(/^[a-z]{1,3}(?:-[a-z]{1,3})?$/).filter((text) => !/(?:^|-)vs$/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 6 }), (names) => {
        for (const [a, b] of allPairs(names)) {
          const slug = template.replace('{a}', a).replace('{b}', b);
          expect(pairIn(slug, template, (one) => names.includes(one))).toEqual([a, b]);
        }
      }),
    );
  });
});

describe('allPairs', () => {
  test('is sorted by the first, then by the second', () => {
    expect(allPairs(['c', 'a', 'b', 'a']).map((pair) => pair.join(''))).toEqual(['ab', 'ac', 'bc']);
  });

  test('has n·(n−1)/2 canonical pairs without repetition, whatever the order of the ids', () => {
    fc.assert(
      fc.property(ids, (list) => {
        const pairs = allPairs(list);
        const n = new Set(list).size;
        expect(pairs).toHaveLength((n * (n - 1)) / 2);
        expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(pairs.length);
        for (const pair of pairs) expect(isCanonicalPair(...pair)).toBe(true);
        expect(allPairs(list.toReversed())).toEqual(pairs);
      }),
    );
  });
});
