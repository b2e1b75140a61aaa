import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import type { RelatedPage } from '#domain/page/page-details.ts';
import { mostRelated, pagesAfter } from '#domain/page/related-pages.ts';
import { noBreak } from '#i18n/no-break.ts';

interface WrittenPages {
  readonly pages: readonly RelatedPage[];
  readonly positions: ReadonlyMap<string, number>;
}

const known = new WeakMap<Catalog, ReadonlyMap<string, WrittenPages>>();

/** The first documents of a kind in a language, as pages to lead to. */
export function firstOfKind(catalog: Catalog, locale: LocaleCode, kind: string): readonly RelatedPage[] {
  return listOf(catalog, locale, kind).pages.slice(0, mostRelated);
}

/** The documents of the same kind and language that follow this one. */
export function kindAfter(catalog: Catalog, { locale, kind, id }: ContentDocument): RelatedPage[] {
  const { pages, positions } = listOf(catalog, locale, kind);
  return pagesAfter(pages, positions.get(id) ?? -1);
}

function listOf(catalog: Catalog, locale: LocaleCode, kind: string): WrittenPages {
  const lists = known.get(catalog) ?? readLists(catalog);
  known.set(catalog, lists);
  return lists.get(`${locale} ${kind}`) ?? { pages: [], positions: new Map() };
}

/** Gone through once per catalog: a site may have tens of thousands of documents. */
function readLists({ documents }: Catalog): ReadonlyMap<string, WrittenPages> {
  const groups = Map.groupBy(documents.all(), ({ locale, kind }) => `${locale} ${kind}`);
  return new Map([...groups].map(([name, list]) => [name, toPages(list)]));
}

function toPages(documents: readonly ContentDocument[]): WrittenPages {
  return {
    pages: documents.map(({ locale, slug, frontMatter: { title, description } }) => ({
      path: localizedPath(locale, slug),
      title: noBreak(title, locale),
      description: noBreak(description, locale),
    })),
    positions: new Map(documents.map(({ id }, position) => [id, position])),
  };
}
