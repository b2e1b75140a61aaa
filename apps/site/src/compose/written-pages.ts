import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { documentTitle } from '@vpn-site/core/document/content-document.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import type { RelatedPage } from '#page/page-details.ts';
import { maxRelated, pagesAfter } from '#page/related-pages.ts';
import { documentSummary } from './document-fields.ts';

interface WrittenPages {
  readonly pages: readonly RelatedPage[];
  readonly positions: ReadonlyMap<string, number>;
}

/** Returns the first documents of a kind in a language, as related pages. */
export function firstOfKind(catalog: Catalog, locale: LocaleCode, kind: string): readonly RelatedPage[] {
  return listOf(catalog, locale, kind).pages.slice(0, maxRelated);
}

/** Returns the documents of the same kind and language that follow this one. */
export function followingDocuments(catalog: Catalog, { locale, kind, id }: ContentDocument): RelatedPage[] {
  const { pages, positions } = listOf(catalog, locale, kind);
  return pagesAfter(pages, positions.get(id) ?? -1);
}

function listOf(catalog: Catalog, locale: LocaleCode, kind: string): WrittenPages {
  return readLists(catalog).get(`${locale} ${kind}`) ?? { pages: [], positions: new Map() };
}

/**
 * Returns the documents by kind and language. Cached per catalog, because a site may have tens of thousands of documents.
 */
const readLists = memoizePer(
  (catalog) => catalog,
  (catalog: Catalog): ReadonlyMap<string, WrittenPages> => {
    const groups = Map.groupBy(catalog.documents.all(), ({ locale, kind }) => `${locale} ${kind}`);
    return new Map([...groups].map(([name, list]) => [name, toPages(catalog, list)]));
  },
);

function toPages(catalog: Catalog, documents: readonly ContentDocument[]): WrittenPages {
  return {
    pages: documents.map((document) => ({
      path: localizedPath(document.locale, document.slug),
      title: addNoBreakSpaces(documentTitle(document), document.locale),
      description: addNoBreakSpaces(documentSummary(catalog, document), document.locale),
    })),
    positions: new Map(documents.map(({ id }, position) => [id, position])),
  };
}
