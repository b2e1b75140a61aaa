import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Facts } from '@vpn-site/content/facts/facts-from.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { lastModified } from '#page/last-modified.ts';
import type { Page, ReadablePage } from '#page/page.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { Address } from './page-kind.ts';
import { isReadable, kindOf, pageKinds, readableKindOf } from './page-kinds.ts';

/** The page at an address, or undefined where there is none. */
export function resolvePage(address: Address): Page | undefined {
  for (const { address: kind } of Object.values(pageKinds)) {
    const page = kind.resolve(address);
    if (page) return page;
  }
  return undefined;
}

/** The page at an address that readers look for and links may name, or undefined where there is none. */
export function readablePageAt(catalog: Catalog, path: string): ReadablePage | undefined {
  for (const { address, head } of Object.values(pageKinds)) {
    if (head.robots !== 'index, follow') continue;
    const page = address.resolve({ catalog, path, query: '', searchIndex: noSearch });
    if (page && isReadable(page)) return page;
  }
  return undefined;
}

/** Without a query nothing is searched for. */
function noSearch(locale: LocaleCode): SearchIndex {
  throw new Error(`Nothing is searched here, in "${locale}" or any other language.`);
}

/** The address of every page that readers look for, in these languages, each once. */
export function readablePaths(catalog: Catalog, locales = localeCodes): IteratorObject<string> {
  const kinds = Object.values(pageKinds).filter(({ head }) => head.robots === 'index, follow');
  const lists = new Set(kinds.map(({ address }) => address.paths));
  return new Set([...lists].flatMap((list) => [...list(catalog, locales)])).values();
}

/** The pages behind those addresses, one at a time. */
export function readablePages(catalog: Catalog, locales = localeCodes): IteratorObject<ReadablePage> {
  return readablePaths(catalog, locales)
    .map((path) => readablePageAt(catalog, path))
    .filter((page) => page !== undefined);
}

/** What a page is called, without the name of the site. */
export function pageTitle(page: Page, site: SiteConfig, t: Translator): string {
  return kindOf(page).words.title(page, site, t);
}

/** What a page says of itself in one or two sentences. */
export function pageDescription(page: Page, site: SiteConfig, t: Translator): string {
  return kindOf(page).words.description(page, site, t);
}

/** The day on which a page last changed: its words, or the facts that it shows. */
export function pageModified(
  page: ReadablePage,
  { providers, formerProviders, countries }: Pick<Facts, 'providers' | 'formerProviders' | 'countries'>,
): Day | undefined {
  const { factsOf, subjects, country } = readableKindOf(page).listing;
  const about = subjects(page);
  const shown = {
    nobody: () => [],
    subjects: () => [...providers, ...formerProviders].filter(({ id }) => about.includes(id)),
    everybody: () => providers,
  };
  const place = country && countries.get(country(page));
  return lastModified('updated' in page ? page.updated : undefined, shown[factsOf](), place);
}
