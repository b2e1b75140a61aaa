/** Pixels per CSS pixel for which an image is offered. */
export const imageDensities = [1, 2] as const;
/** The format in which every image is served, whatever format it has in content/. */
export const imageFormat = 'webp';
/** The column of text, in CSS pixels: no image is shown wider. */
export const maxShownWidth = 720;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** One file of an image, at the address under which pages ask for it. */
export interface ImageVariant {
  readonly density: (typeof imageDensities)[number];
  readonly width: number;
  readonly address: string;
}

/** How large an image is shown, and the files it is offered as. Nothing is drawn larger than it was written. */
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
