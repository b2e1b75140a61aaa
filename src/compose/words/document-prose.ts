import { prosePieces } from '#blocks/prose-pieces.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';

export interface WrittenPiece {
  /** Missing for front matter, whose lines the catalog does not keep. */
  readonly line: number | undefined;
  readonly text: string;
  readonly isHeading?: boolean;
}

/** Everything that an author wrote for readers in one document: title, description, excerpt and body. */
export function documentProse(
  catalog: Pick<Catalog, 'body' | 'site'>,
  document: ContentDocument,
): WrittenPiece[] {
  const { title, description, excerpt } = document.frontMatter;
  // The checks read wrong front matter too, so nothing is known of these.
  const head = ([title, description, excerpt] as unknown[]).filter((text) => typeof text === 'string');
  // The year stands there because the owner configured it, not because somebody typed it.
  const year = String(catalog.site.contentYear);
  return [
    ...head.map((text) => ({ line: undefined, text: text.replaceAll(year, '') })),
    ...prosePieces(catalog.body(document)),
  ];
}
