import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelScale } from './level-scale.ts';

describe('levelScale', () => {
  test('the same share is the same height in every line', () => {
    const { height } = levelScale([
      [10, 11],
      [200, 220],
    ]);
    expect(height([10, 11], 10)).toBe(0);
    expect(height([10, 11], 11)).toBe(height([200, 220], 220));
  });

  test('the smallest step has room for its figures', () => {
    const { height, named } = levelScale([[51.74, 56.94, 64.74]]);
    expect(height([51.74, 56.94, 64.74], 56.94)).toBe(22);
    expect(named([51.74, 56.94, 64.74])).toEqual([51.74, 56.94, 64.74]);
  });

  test('where steps differ too much, the ends keep their figures', () => {
    const levels = [100, 101, 200];
    const { height, named } = levelScale([levels]);
    expect(height(levels, 200)).toBe(132);
    expect(named(levels)).toEqual([100, 200]);
  });

  test('one amount lies flat', () => {
    const { height, named } = levelScale([[5]]);
    expect(height([5], 5)).toBe(0);
    expect(named([5])).toEqual([5]);
    expect(levelScale([]).named([])).toEqual([]);
  });

  test('higher amounts stand higher, no line is too tall, no figures run into each other', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 100, max: 30_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 5 }), (lines) => {
        const { height, named } = levelScale(lines);
        for (const levels of lines) {
          const heights = levels.toSorted((a, b) => a - b).map((amount) => height(levels, amount));
          expect(heights).toEqual(heights.toSorted((a, b) => a - b));
          expect(heights[0]).toBe(0);
          expect(heights.at(-1)).toBeLessThanOrEqual(132);
          const written = named(levels).map((amount) => height(levels, amount));
          for (const [index, one] of written.slice(1).entries()) {
            expect(one - (written[index] ?? 0)).toBeGreaterThanOrEqual(21);
          }
        }
      }),
    );
  });
});
