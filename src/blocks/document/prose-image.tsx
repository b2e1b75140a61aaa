import type { ImageSize, ImageVariant } from '#domain/image/image-variants.ts';

interface ProseImageProps {
  readonly alt: string;
  readonly shown: ImageSize;
  readonly variants: readonly ImageVariant[];
}

/** An image in text. Its size is known before it arrives, so nothing moves when it does. */
export function ProseImage({ alt, shown, variants }: ProseImageProps) {
  return (
    <img
      src={variants[0]?.address}
      srcSet={variants.map(({ address, density }) => `${address} ${density}x`).join(', ')}
      width={shown.width}
      height={shown.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
