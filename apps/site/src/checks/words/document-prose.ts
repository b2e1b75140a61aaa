import type { Node } from '@markdoc/markdoc';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { prosePieces } from '#blocks/document/body-words.ts';
import { fieldBlock } from '#blocks/inline/field/field.block.ts';
import { customFields } from '#compose/document-fields.ts';

export interface WrittenPiece {
  /** The line in the file; undefined for front matter, because the catalog does not have its lines. */
  readonly line: number | undefined;
  readonly text: string;
  /** The text without words that a fact block compares with its value. */
  readonly unchecked: string;
  readonly isHeading?: boolean;
}

/**
 * Returns everything that an author wrote for readers in one document: titles, description, excerpt, main drawback, body,
 * and the custom fields that it shows.
 */
export function documentProse(
  catalog: Pick<Catalog, 'body' | 'site'>,
  document: ContentDocument,
): WrittenPiece[] {
  const { title, metaTitle, searchTitle, description, excerpt, catch: drawback } = document.frontMatter;
  // The checks also read invalid front matter, so the types of these are unknown.
  const titles = [title, metaTitle, searchTitle];
  const head = ([...titles, description, excerpt, withoutNumbers(drawback)] as unknown[]).filter(
    (text) => typeof text === 'string',
  );
  const body = catalog.body(document);
  // The year comes from the owner's configuration, so it is not a typed number.
  const year = String(catalog.site.contentYear);
  return [
    ...[...head, ...shownFields(body, document)].map((typed) => {
      const text = typed.replaceAll(year, '');
      return { line: undefined, text, unchecked: text };
    }),
    ...prosePieces(body),
  ];
}

const word = /\p{L}+(?:[’'-]\p{L}+)*/gu;

/** Counts the words of these pieces. It does not count values of facts, which no author wrote. */
export function wordCount(pieces: readonly Pick<WrittenPiece, 'text'>[]): number {
  return pieces.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0);
}

/** Counts the words in the body of a document, as the author wrote them. */
export function bodyWordCount(catalog: Pick<Catalog, 'body'>, document: ContentDocument): number {
  return wordCount(prosePieces(catalog.body(document)));
}

/** Removes the numbers from a main drawback, because the rule catches-supported compares them with the facts. */
function withoutNumbers(text: unknown): unknown {
  return typeof text === 'string' ? text.replaceAll(/\d+/gu, '') : text;
}

/** Returns the custom fields that the page shows. The others are data, which may have numbers. */
function shownFields(body: Node, document: ContentDocument): string[] {
  const fields = customFields(document);
  const names = [...body.walk()].flatMap(({ tag, attributes }) =>
    tag === fieldBlock.name ? [String(attributes.name)] : [],
  );
  return [...new Set(names)].flatMap((name) => fields.get(name) ?? []);
}
