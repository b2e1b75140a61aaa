import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { ownFields } from '#compose/document-fields.ts';
import { withFormer } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What is wrong with the text of a document: what its blocks are given, its links, its images. */
export function textProblems(
  catalog: Pick<Catalog, 'body'>,
  document: ContentDocument,
  context: SiteContext,
): Problem[] {
  return documentProblems(catalog.body(document), ownContext(document, context)).map((problem) => ({
    file: document.file,
    ...problem,
  }));
}

/** What a text may name: fields of its own, and the review of a provider that is no longer there that one. */
function ownContext(document: ContentDocument, context: SiteContext): SiteContext {
  const own = withFormer(document.id.replace(/^reviews\//, ''), context);
  return { ...own, ownFields: ownFields(document) };
}
