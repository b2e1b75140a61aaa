import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Facts } from '@vpn-site/content/facts/facts-from.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { lastModified } from '#page/last-modified.ts';
import type { Page, ReadablePage } from '#page/page.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Address } from './page-kind.ts';
import { isReadable, kindOf, pageKinds, readableKindOf } from './page-kinds.ts';

export function resolvePage(address: Address): Page | undefined {
  for (const { address: kind } of Object.values(pageKinds)) {
    const page = kind.resolve(address);
    if (page) return page;
  }
  return undefined;
}

/** Returns the readable page at an address; undefined if there is none. Links may only lead to such pages. */
export function readablePageAt(catalog: Catalog, path: string): ReadablePage | undefined {
  for (const { address, head } of Object.values(pageKinds)) {
    if (head.robots !== 'index, follow') continue;
    const page = address.resolve({ catalog, path, query: '', searchIndex: noSearch });
    if (page && isReadable(page)) return page;
  }
  return undefined;
}

/** Throws, because the search index is never used without a query. */
function noSearch(locale: LocaleCode): SearchIndex {
  throw new Error(`Nothing is searched here, in "${locale}" or any other language.`);
}

/** Returns the address of every readable page in these languages, each once. */
export function readablePaths(catalog: Catalog, locales = localeCodes): IteratorObject<string> {
  const kinds = Object.values(pageKinds).filter(({ head }) => head.robots === 'index, follow');
  const lists = new Set(kinds.map(({ address }) => address.paths));
  return new Set([...lists].flatMap((list) => [...list(catalog, locales)])).values();
}

/** Returns all readable pages in these languages, one at a time. */
export function readablePages(catalog: Catalog, locales = localeCodes): IteratorObject<ReadablePage> {
  return readablePaths(catalog, locales)
    .map((path) => readablePageAt(catalog, path))
    .filter((page) => page !== undefined);
}

export function sitemapPages(catalog: Catalog, locales = localeCodes): IteratorObject<ReadablePage> {
  return readablePages(catalog, locales).filter(
    (page) => readableKindOf(page).listing.isInSitemap?.(page, catalog) ?? true,
  );
}

/** Returns the title of a page, without the site name. */
export function pageTitle(page: Page, site: SiteConfig, t: Translator): string {
  return kindOf(page).words.title(page, site, t);
}

/**
 * Returns the title for tabs, search results and shared links: the one that the author wrote for them, otherwise one
 * generated from the facts, otherwise the heading.
 */
export function headTitle(page: Page, config: SiteConfig, site: SiteContext): string {
  const written = 'searchTitle' in page ? page.searchTitle : undefined;
  return written ?? kindOf(page).words.findingTitle?.(page, site) ?? pageTitle(page, config, site.t);
}

/** Returns the description of a page in one or two sentences. */
export function pageDescription(page: Page, site: SiteConfig, t: Translator): string {
  return kindOf(page).words.description(page, site, t);
}

/** Returns a description generated from the facts if the page's kind has one, otherwise `pageDescription`. */
export function findingOrDescription(page: Page, config: SiteConfig, site: SiteContext): string {
  return kindOf(page).words.finding?.(page, site) ?? pageDescription(page, config, site.t);
}

/** Returns the day of the last change of a page: of its text, or of the facts that it shows. */
export function pageModified(
  page: ReadablePage,
  { providers, formerProviders, countries }: Pick<Facts, 'providers' | 'formerProviders' | 'countries'>,
): Day | undefined {
  const { factsOf, subjects, country } = readableKindOf(page).listing;
  const about = subjects(page);
  const shown = {
    none: () => [],
    subjects: () => [...providers, ...formerProviders].filter(({ id }) => about.includes(id)),
    all: () => providers,
  };
  const countryFacts = country && countries.get(country(page));
  return lastModified('updated' in page ? page.updated : undefined, shown[factsOf](), countryFacts);
}
