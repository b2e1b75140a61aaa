import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#123456', '#123456', 1],
  ])('%s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
  });

  test('is the same both ways, and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        const ratio = contrastRatio(a, b);
        expect(ratio).toBe(contrastRatio(b, a));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.001);
      }),
    );
  });

  test('anything but #rrggbb is refused', () => {
    expect(() => contrastRatio('white', '#ffffff')).toThrow(/written #rrggbb/);
  });
});
