import type { Catalog } from '@vpn-site/content/catalog.ts';
import { isOwnField } from '@vpn-site/content/document-kinds.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { headingText } from '#blocks/document/body-structure.ts';
import type { SiteContext } from '#site/site-context.ts';

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
