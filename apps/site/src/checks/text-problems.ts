import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { customFields } from '#compose/document-fields.ts';
import { withFormer } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Returns the problems in the text of a document: in its block attributes, links and images. */
export function textProblems(
  catalog: Pick<Catalog, 'body'>,
  document: ContentDocument,
  context: SiteContext,
): Problem[] {
  return documentProblems(catalog.body(document), documentContext(document, context)).map((problem) => ({
    file: document.file,
    ...problem,
  }));
}

/**
 * Adds to the context the data to which only this text may refer: its custom fields and, in the review of a former
 * provider, that provider.
 */
function documentContext(document: ContentDocument, context: SiteContext): SiteContext {
  const own = withFormer(document.id.replace(/^reviews\//, ''), context);
  return { ...own, customFields: customFields(document) };
}
