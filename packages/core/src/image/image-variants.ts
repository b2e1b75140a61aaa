/** The offered image densities, in pixels per CSS pixel. */
export const imageDensities = [1, 2] as const;
/** The format in which every image is served, regardless of its format in content/. */
export const imageFormat = 'webp';
/** The width of the text column in CSS pixels. No image is shown wider. */
export const maxShownWidth = 720;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** One file of an image, with its public address. */
export interface ImageVariant {
  readonly density: (typeof imageDensities)[number];
  readonly width: number;
  readonly address: string;
}

/** Returns the displayed size of an image and the files it is offered as. Never scales an image up. */
export function imageVariants(
  path: string,
  size: ImageSize,
): { readonly shown: ImageSize; readonly variants: readonly ImageVariant[] } {
  const width = Math.min(size.width, maxShownWidth);
  const variants = imageDensities.map((density) => {
    const pixels = Math.min(width * density, size.width);
    return { density, width: pixels, address: `/_ipx/f_${imageFormat}&w_${pixels}${path}` };
  });
  return {
    shown: { width, height: Math.max(1, Math.round((width * size.height) / size.width)) },
    variants: variants.filter(({ density, width: pixels }) => density === 1 || pixels > width),
  };
}
