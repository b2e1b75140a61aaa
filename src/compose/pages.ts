import type { Catalog } from '#catalog/catalog.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { homePath, localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { handOffPath, handOffVpn } from '#domain/outbound/hand-off.ts';
import type {
  ErrorPage,
  ErrorStatus,
  Page,
  ReadablePage,
  SendmePage,
  StyleguidePage,
} from '#domain/page/page.ts';
import { readBuildSettings } from './build-settings.ts';
import { comparisonAt, comparisonPaths } from './comparison-page.ts';
import { documentPage } from './document-page.ts';

const errorStatuses: readonly ErrorStatus[] = [404, 500];
const styleguideSlug = 'styleguide';

/** The page at an address, or undefined where there is none. */
export function pageAt(catalog: Catalog, path: string): Page | undefined {
  return readablePageAt(catalog, path) ?? errorPageAt(path) ?? styleguideAt(path) ?? sendmeAt(catalog, path);
}

/** The page at an address that readers look for and links may name, or undefined where there is none. */
export function readablePageAt(catalog: Catalog, path: string): ReadablePage | undefined {
  const comparison = comparisonAt(catalog, path);
  if (comparison) return comparison;
  const document = catalog.documents.atPath(path);
  return document && documentPage(catalog, document);
}

/** The address of every page that readers look for, in these languages. */
export function readablePaths(catalog: Catalog, languages = localeCodes): IteratorObject<string> {
  const documents = catalog.documents
    .all()
    .filter(({ locale }) => languages.includes(locale))
    .map(({ locale, slug }) => localizedPath(locale, slug));
  return new Set([...documents, ...comparisonPaths(catalog, languages)]).values();
}

/** The pages behind those addresses, one at a time. */
export function readablePages(catalog: Catalog, languages = localeCodes): IteratorObject<ReadablePage> {
  return readablePaths(catalog, languages)
    .map((path) => readablePageAt(catalog, path))
    .filter((page) => page !== undefined);
}

export interface PrerenderedRoute {
  readonly params: { readonly path: string | undefined };
}

/**
 * The routes written as files by the build. Past the limit, pages are rendered on demand by the same
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
  const styleguidePaths = hasStyleguide
    ? localeCodes.map((locale) => localizedPath(locale, styleguideSlug))
    : [];
  const sendmePaths = localeCodes.flatMap((locale) =>
    [...catalog.offers.keys()].map((vpn) => handOffPath(locale, vpn)),
  );
  return [
    ...errorPaths,
    ...styleguidePaths,
    ...sendmePaths,
    ...readablePaths(catalog).take(prerenderLimit),
  ].map((path) => ({
    params: { path: path.slice(1) || undefined },
  }));
}

function errorPageAt(path: string): ErrorPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const status = errorStatuses.find((known) => String(known) === slug);
  // There is no such page in another language either: links to one lead to its home page.
  const alternates = localeCodes.map((code) => ({ locale: code, path: homePath(code) }));
  return status && { kind: 'error', status, path, locale, layout: 'default', alternates };
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
