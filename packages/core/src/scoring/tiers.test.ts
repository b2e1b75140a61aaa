import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxTiers, tiers } from './tiers.ts';

const scores: Readonly<Record<string, number>> = { a: 9, b: 8.5, c: 7, d: 6.9, e: 4, f: 2, g: 0.5 };
const byGap = (gap: number) => (upper: string, lower: string) =>
  (scores[upper] ?? 0) - (scores[lower] ?? 0) > gap;

describe('tiers', () => {
  test('end at the first provider that the leader is clearly above, who leads the next', () => {
    expect(tiers(Object.keys(scores), byGap(1))).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['f', 'g']]);
  });

  test('a provider further down that the leader is not clearly above stays below', () => {
    const isAbove = (upper: string, lower: string) => upper === 'a' && lower === 'b';
    expect(tiers(['a', 'b', 'c'], isAbove)).toEqual([['a'], ['b', 'c']]);
  });

  test('an empty list has none', () => {
    expect(tiers([], () => true)).toEqual([]);
  });
});

/** Generates a list in order of score, with any relation between upper and lower providers. */
const ranking = fc.integer({ min: 0, max: 12 }).chain((count) =>
  fc.record({
    order: fc.constant(Array.from({ length: count }, (_, at) => `p${at}`)),
    pairs: fc.array(fc.boolean(), { minLength: count * count, maxLength: count * count }),
  }),
);

describe('properties of tiers', () => {
  const split = ({ order, pairs }: { order: readonly string[]; pairs: readonly boolean[] }) => {
    const isAbove = (upper: string, lower: string) =>
      pairs[order.indexOf(upper) * order.length + order.indexOf(lower)] === true;
    return { found: tiers(order, isAbove), isAbove };
  };

  test('are at most four, and none is empty', () => {
    fc.assert(
      fc.property(ranking, (given) => {
        const { found } = split(given);
        expect(found.length).toBeLessThanOrEqual(maxTiers);
        expect(found.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  });

  test('each leader is clearly above the next leader, and above no member of its own tier but the last', () => {
    fc.assert(
      fc.property(ranking, (given) => {
        const { found, isAbove } = split(given);
        found.forEach(([leader = '', ...others], at) => {
          const next = found[at + 1]?.[0];
          if (next !== undefined) expect(isAbove(leader, next)).toBe(true);
          if (at < maxTiers - 1) expect(others.some((other) => isAbove(leader, other))).toBe(false);
        });
      }),
    );
  });
});
