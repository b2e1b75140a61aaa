import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { documentTitle } from '@vpn-site/core/document/content-document.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { isTool, leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import type { ReadablePages, WrittenPage } from '#page/page.ts';
import type { Address } from '../page-kind.ts';
import { comparisonAt } from './comparison.ts';

/** Yields the address of every document, in the order in which they were read. */
export function* paths({ documents }: Catalog, locales: readonly LocaleCode[]): Iterable<string> {
  for (const { locale, slug } of documents.all()) {
    if (locales.includes(locale)) yield localizedPath(locale, slug);
  }
}

/** Returns the document at an address if its page is of this kind. */
export function documentOfKind(
  kind: keyof ReadablePages,
  { catalog, path }: Pick<Address, 'catalog' | 'path'>,
): ContentDocument | undefined {
  const document = catalog.documents.atPath(path);
  return document && kindOf(catalog, document, path) === kind ? document : undefined;
}

const kindsByFolder: Readonly<Record<string, keyof ReadablePages>> = {
  home: 'home',
  reviews: 'review',
  roundups: 'roundup',
  streaming: 'service',
  countries: 'country',
  news: 'news',
};

/** Returns the page kind for a document, which depends on its folder. Documents in other folders are articles. */
function kindOf(catalog: Catalog, document: ContentDocument, path: string): keyof ReadablePages {
  const { kind: folder } = document;
  const kind = Object.hasOwn(kindsByFolder, folder) ? kindsByFolder[folder] : undefined;
  if (kind !== undefined) return kind;
  // The introduction of a pair, in languages that have comparisons.
  if (folder === 'comparisons' && comparisonAt(catalog, path)) return 'comparison';
  if (document.id === leakCheckDocument) return 'leakCheck';
  return isTool(document, path) ? 'tool' : 'article';
}

/**
 * Returns the page fields that come from a document. Front matter that views need has its own field; the rest is in `data`.
 */
export function writtenPage(catalog: Catalog, document: ContentDocument): WrittenPage {
  const {
    title: _title,
    searchTitle,
    description: summary,
    updated,
    published,
    layout: chosen = 'default',
    ...data
  } = document.frontMatter;
  return {
    documentId: document.id,
    path: localizedPath(document.locale, document.slug),
    locale: document.locale,
    layout: chosen,
    title: addNoBreakSpaces(documentTitle(document), document.locale),
    ...(typeof searchTitle === 'string' && { searchTitle: addNoBreakSpaces(searchTitle, document.locale) }),
    description: summary,
    updated,
    ...(published !== undefined && { published }),
    data,
    alternates: catalog.documents.availableLocales(document).flatMap((locale) => {
      const translation = catalog.documents.translation(document.id, locale);
      return translation ? [{ locale, path: localizedPath(locale, translation.slug) }] : [];
    }),
  };
}

export function title(page: WrittenPage): string {
  return page.title;
}

export function description(page: WrittenPage): string {
  return page.description;
}

export function pageId(page: WrittenPage): string {
  return page.documentId;
}

export function layout(page: WrittenPage): string {
  return page.layout;
}
