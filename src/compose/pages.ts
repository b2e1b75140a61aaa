import type { Catalog } from '#catalog/catalog.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { handOffPath, handOffVpn } from '#domain/outbound/hand-off.ts';
import type {
  DocumentPage,
  ErrorPage,
  ErrorStatus,
  Page,
  SendmePage,
  StyleguidePage,
} from '#domain/page/page.ts';
import { readBuildSettings } from './build-settings.ts';

const errorStatuses: readonly ErrorStatus[] = [404, 500];
const styleguideSlug = 'styleguide';

/** The page at an address, or undefined where there is none. */
export function pageAt(catalog: Catalog, path: string): Page | undefined {
  const document = catalog.documents.atPath(path);
  return document
    ? documentPage(catalog, document)
    : (errorPageAt(path) ?? styleguideAt(path) ?? sendmeAt(catalog, path));
}

export interface PrerenderedRoute {
  readonly params: { readonly path: string | undefined };
}

/**
 * The routes written as files by the build. Past the limit, documents are rendered on demand by the same
 * views; error pages are always files, because they must be there when nothing else works, and so are hand-off
 * pages, because they are few and every link to a provider leads there.
 */
export function prerenderedRoutes(
  catalog: Catalog,
  environment: Readonly<Record<string, string | undefined>>,
): PrerenderedRoute[] {
  const { prerenderLimit, hasStyleguide } = readBuildSettings(environment);
  const errorPaths = localeCodes.flatMap((locale) =>
    errorStatuses.map((status) => localizedPath(locale, String(status))),
  );
  const documentPaths = catalog.documents
    .all()
    .take(prerenderLimit)
    .map(({ locale, slug }) => localizedPath(locale, slug));
  const styleguidePaths = hasStyleguide
    ? localeCodes.map((locale) => localizedPath(locale, styleguideSlug))
    : [];
  const sendmePaths = localeCodes.flatMap((locale) =>
    [...catalog.offers.keys()].map((vpn) => handOffPath(locale, vpn)),
  );
  return [...errorPaths, ...styleguidePaths, ...sendmePaths, ...documentPaths].map((path) => ({
    params: { path: path.slice(1) || undefined },
  }));
}

function documentPage(catalog: Catalog, document: ContentDocument): DocumentPage {
  const { title, description, updated, layout = 'default', ...data } = document.frontMatter;
  return {
    kind: document.kind === 'home' ? 'home' : 'article',
    documentId: document.id,
    path: localizedPath(document.locale, document.slug),
    locale: document.locale,
    layout,
    title,
    description,
    updated,
    data,
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

function styleguideAt(path: string): StyleguidePage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  if (slug !== styleguideSlug) return undefined;
  const alternates = localeCodes.map((code) => ({ locale: code, path: localizedPath(code, styleguideSlug) }));
  return { kind: 'styleguide', path, locale, layout: 'default', alternates };
}

function sendmeAt(catalog: Catalog, path: string): SendmePage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const vpn = handOffVpn(slug);
  const provider = catalog.facts.providers.find(({ id }) => id === vpn);
  if (!provider || !catalog.offers.has(provider.id)) return undefined;
  return {
    kind: 'sendme',
    vpn: provider.id,
    providerName: provider.name,
    path,
    locale,
    layout: 'default',
    alternates: localeCodes.map((code) => ({ locale: code, path: handOffPath(code, provider.id) })),
  };
}
