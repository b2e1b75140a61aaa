import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

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

  test('anything but #rrggbb is refused', () => {
    expect(() => contrastRatio('white', '#ffffff')).toThrow(/written #rrggbb/);
  });
});
