import type { Catalog } from '@vpn-site/content/catalog.ts';
import { imageVariants } from '@vpn-site/core/image/image-variants.ts';

/** An image file that a page uses, and its source. */
export interface UsedImage {
  readonly address: string;
  /** The path as authors write it: '/images/name.png'. */
  readonly path: string;
  readonly width: number;
}

/**
 * Returns all variants of all images in documents, without duplicates. It includes documents whose pages are rendered on
 * request.
 */
export function usedImages(catalog: Catalog): UsedImage[] {
  const paths = new Set(catalog.documents.all().flatMap((document) => imagesIn(catalog, document)));
  return [...paths].toSorted().flatMap((path) => {
    const size = catalog.image(path);
    if (!size) return [];
    return imageVariants(path, size).variants.map(({ address, width }) => ({ address, path, width }));
  });
}

function imagesIn(catalog: Catalog, document: Parameters<Catalog['body']>[0]): string[] {
  const shown =
    document.frontMatter.excerpt === undefined ? (['body'] as const) : (['body', 'excerpt'] as const);
  return shown.flatMap((wanted) =>
    [...catalog.body(document, wanted).walk()]
      .filter(({ type }) => type === 'image')
      .map(({ attributes }) => String(attributes.src)),
  );
}
