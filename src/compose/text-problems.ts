import { documentProblems } from '#blocks/document/document-problems.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ownFields } from './document-fields.ts';

/** What is wrong with the text of a document: what its blocks are given, its links, its images. */
export function textProblems(
  catalog: Pick<Catalog, 'body'>,
  document: ContentDocument,
  context: SiteContext,
): Problem[] {
  return documentProblems(catalog.body(document), { ...context, ownFields: ownFields(document) }).map(
    (problem) => ({ file: document.file, ...problem }),
  );
}
