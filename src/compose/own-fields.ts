import { isOwnField } from '#catalog/document-kinds.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What the fields say that an author has thought of, as far as they are words. The page has all of them as data. */
export function ownFields({
  frontMatter,
}: Pick<ContentDocument, 'frontMatter'>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(frontMatter).flatMap(([name, value]) =>
      isOwnField(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)] as const]
        : [],
    ),
  );
}

/** What blocks on the page of a document may know. Pages without such fields share one context, and what it has worked out. */
export function withOwnFields(context: SiteContext, document: ContentDocument | undefined): SiteContext {
  const fields = document && ownFields(document);
  return fields && fields.size > 0 ? { ...context, ownFields: fields } : context;
}
