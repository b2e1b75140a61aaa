import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageDensities, imageFormat, imageVariants, maxShownWidth } from './image-variants.ts';

test('images are offered in densities 1 and 2, in webp', { tags: 'images-densities' }, () => {
  expect(imageDensities).toEqual([1, 2]);
  expect(imageFormat).toBe('webp');
});

describe('imageVariants', () => {
  test('a large image is shown as wide as the text, in two densities', () => {
    expect(imageVariants('/images/x.png', { width: 1600, height: 800 })).toEqual({
      shown: { width: 720, height: 360 },
      variants: [
        { density: 1, width: 720, address: '/_ipx/f_webp&w_720/images/x.png' },
        { density: 2, width: 1440, address: '/_ipx/f_webp&w_1440/images/x.png' },
      ],
    });
  });

  test('one that has no more pixels than are shown is offered once', () => {
    expect(imageVariants('/images/x.png', { width: 300, height: 200 })).toEqual({
      shown: { width: 300, height: 200 },
      variants: [{ density: 1, width: 300, address: '/_ipx/f_webp&w_300/images/x.png' }],
    });
  });

  test('no image is enlarged or shown wider than the text, and its shape stays', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { shown, variants } = imageVariants('/images/x.png', { width, height });
        expect(shown.width).toBeLessThanOrEqual(maxShownWidth);
        expect(Math.abs(shown.height - (shown.width * height) / width)).toBeLessThanOrEqual(1);
        for (const variant of variants) expect(variant.width).toBeLessThanOrEqual(width);
      }),
    );
  });
});
