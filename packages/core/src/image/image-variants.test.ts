import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageDensities, imageFormat, imageVariants, maxShownWidth } from './image-variants.ts';

test('images are offered in densities 1 and 2, in webp', { tags: 'images-densities' }, () => {
  expect(imageDensities).toEqual([1, 2]);
  expect(imageFormat).toBe('webp');
});

describe('imageVariants', () => {
  const address = '/images/x.png';
  const variant = (density: number, width: number) => {
    return { density, width, address: `/_ipx/f_webp&w_${width}/images/x.png` };
  };

  test('a large image is shown as wide as the text, in two densities; a small one is offered once', () => {
    expect(imageVariants(address, { width: 1600, height: 800 })).toEqual({
      shown: { width: 720, height: 360 },
      variants: [variant(1, 720), variant(2, 1440)],
    });
    expect(imageVariants(address, { width: 300, height: 200 }).variants).toEqual([variant(1, 300)]);
  });

  test('no image is enlarged or shown wider than the text, and its shape stays', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { shown, variants } = imageVariants(address, { width, height });
        expect(shown.width).toBeLessThanOrEqual(maxShownWidth);
        expect(Math.abs(shown.height - (shown.width * height) / width)).toBeLessThanOrEqual(1);
        for (const each of variants) expect(each.width).toBeLessThanOrEqual(width);
      }),
    );
  });
});
