import { headingText } from '#blocks/document/body-structure.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';

/** What lists and cards say of a document: the words of its excerpt where it has one, or else its description. */
export function documentSummary(catalog: Pick<Catalog, 'body'>, document: ContentDocument): string {
  return documentExcerpt(catalog, document) ?? document.frontMatter.description;
}

/** The words of a document's excerpt, without their markup; undefined where it has none. */
export function documentExcerpt(
  { body }: Pick<Catalog, 'body'>,
  document: ContentDocument,
): string | undefined {
  // The checks read wrong front matter too.
  if (typeof document.frontMatter.excerpt !== 'string') return undefined;
  const paragraphs = body(document, 'excerpt').children.map((part) => headingText(part).trim());
  return paragraphs.filter(Boolean).join(' ');
}
