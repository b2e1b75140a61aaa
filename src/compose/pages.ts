import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import type { DocumentPage, ErrorPage, ErrorStatus, Page } from '#domain/page/page.ts';

const errorStatuses: readonly ErrorStatus[] = [404, 500];

/** The page at an address, or undefined where there is none. */
export function pageAt(catalog: Catalog, path: string): Page | undefined {
  const document = catalog.documents.atPath(path);
  return document ? documentPage(catalog, document) : errorPageAt(path);
}

/** How many documents are written as files when PRERENDER_LIMIT says nothing. */
const defaultPrerenderLimit = 20_000;

export interface PrerenderedRoute {
  readonly params: { readonly path: string | undefined };
}

/**
 * The routes written as files by the build. Past the limit, documents are rendered on demand by the same
 * views; error pages are always files, because they must be there when nothing else works.
 */
export function prerenderedRoutes(
  catalog: Catalog,
  environment: { readonly PRERENDER_LIMIT?: string | undefined },
): PrerenderedRoute[] {
  const limit = Number(environment.PRERENDER_LIMIT ?? defaultPrerenderLimit);
  const errorPaths = localeCodes.flatMap((locale) =>
    errorStatuses.map((status) => localizedPath(locale, String(status))),
  );
  const documentPaths = catalog.documents
    .all()
    .take(limit)
    .map(({ locale, slug }) => localizedPath(locale, slug));
  return [...errorPaths, ...documentPaths].map((path) => ({ params: { path: path.slice(1) || undefined } }));
}

function documentPage(catalog: Catalog, document: ContentDocument): DocumentPage {
  const { title, description, updated, layout = 'default', excerpt } = document.frontMatter;
  return {
    kind: document.kind === 'home' ? 'home' : 'article',
    documentId: document.id,
    path: localizedPath(document.locale, document.slug),
    locale: document.locale,
    layout,
    title,
    description,
    updated,
    excerpt,
    alternates: catalog.documents.availableLocales(document).flatMap((locale) => {
      const translation = catalog.documents.translation(document.id, locale);
      return translation ? [{ locale, path: localizedPath(locale, translation.slug) }] : [];
    }),
  };
}

function errorPageAt(path: string): ErrorPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const status = errorStatuses.find((known) => String(known) === slug);
  return status && { kind: 'error', status, path, locale, layout: 'default', alternates: [] };
}
