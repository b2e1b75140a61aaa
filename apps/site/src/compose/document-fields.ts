import type { Catalog } from '@vpn-site/content/catalog.ts';
import { isCustomField } from '@vpn-site/content/document-kinds.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { headingText } from '#blocks/document/body-structure.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Returns the text for lists and cards: the excerpt of a document, otherwise its description. */
export function documentSummary(catalog: Pick<Catalog, 'body'>, document: ContentDocument): string {
  return documentExcerpt(catalog, document) ?? document.frontMatter.description;
}

/** Returns the excerpt of a document without markup; undefined if it has none. */
export function documentExcerpt(
  { body }: Pick<Catalog, 'body'>,
  document: ContentDocument,
): string | undefined {
  // The checks also read invalid front matter.
  if (typeof document.frontMatter.excerpt !== 'string') return undefined;
  const paragraphs = body(document, 'excerpt').children.map((part) => headingText(part).trim());
  return paragraphs.filter(Boolean).join(' ');
}

/** Returns the author's custom fields with text or a number. The page's `data` also has fields of other types. */
export function customFields({
  frontMatter,
}: Pick<ContentDocument, 'frontMatter'>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(frontMatter).flatMap(([name, value]) =>
      isCustomField(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)] as const]
        : [],
    ),
  );
}

/**
 * Returns the context for blocks on the page of a document. Pages without custom fields share one context and its cached
 * results.
 */
export function withCustomFields(context: SiteContext, document: ContentDocument | undefined): SiteContext {
  const fields = document && customFields(document);
  return fields && fields.size > 0 ? { ...context, customFields: fields } : context;
}
