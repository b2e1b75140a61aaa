import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import type { Caching } from '@vpn-site/core/route/caching.ts';
import type { SearchKind } from '@vpn-site/core/site/search-words.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { Thing } from 'schema-dts';
import type { RobotsRule } from '#head/page-head.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import type { Page, ReadablePage } from '#page/page.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Breadcrumb } from './breadcrumbs.ts';

/** The address for which a page is resolved. */
export interface Address {
  readonly catalog: Catalog;
  readonly path: string;
  /** The query with its question mark; may be empty. */
  readonly query: string;
  /** Returns the search index. It is passed in, because the index is made from the pages of all other kinds. */
  readonly searchIndex: (locale: LocaleCode) => SearchIndex;
}

export interface SocialCard {
  readonly title: string;
  readonly description: string;
}

/** The texts of a page's preview picture, besides its title. */
export interface PictureWords<P extends Page> {
  readonly kind: (page: P, t: Translator) => string;
  /** Facts about the page's subject. A page without rows shows its description instead. */
  readonly rows: (page: P, site: SiteContext) => readonly PictureRow[];
  /** A sentence below the title, above the rows. */
  readonly lead?: (page: P, site: SiteContext) => string | undefined;
  /** An explanation of the amounts in the rows, if there are any. */
  readonly basis?: (page: P, site: SiteContext) => string | undefined;
  /** Whether pages of this kind have their own picture on a site of this size. Default: true. */
  readonly isRendered?: (site: SiteContext) => boolean;
}

export interface PictureRow {
  readonly label: string;
  readonly value: string;
}

/** The addresses of a page kind, and how it may be cached. */
export interface PageAddresses<P extends Page> {
  /** Returns the page of this kind at an address; undefined if there is none. */
  readonly resolve: (address: Address) => P | undefined;
  /**
   * Returns the addresses of this kind in these languages. Kinds of documents share one list, so that their pages are in
   * file order.
   */
  readonly paths: (catalog: Catalog, locales: readonly LocaleCode[]) => Iterable<string>;
  readonly caching: Caching;
  /** Whether a build has pages of this kind. Default: true. */
  readonly isBuilt?: (settings: BuildSettings) => boolean;
}

/** Information for crawlers, tabs and shared links. */
export interface PageHeadWords<P extends Page> {
  /** The robots rule for an indexable site and an address without a query. */
  readonly robots: RobotsRule;
  /** Returns the one address that links and search engines should use. */
  readonly canonical: (page: P, config: SiteConfig) => string;
  /** The texts of a shared link, if they differ from title and description. */
  readonly socialCard?: (page: P, config: SiteConfig, t: Translator) => SocialCard;
}

/** The title of a page, without the site name, and a description of one or two sentences. */
export interface PageWords<P extends Page> {
  readonly title: (page: P, config: SiteConfig, t: Translator) => string;
  readonly description: (page: P, config: SiteConfig, t: Translator) => string;
  /** A title generated from the facts, for tabs, search results and shared links; undefined if the heading is used. */
  readonly findingTitle?: (page: P, site: SiteContext) => string | undefined;
  /** A description generated from the facts, for the head of the page; undefined if the general one is used. */
  readonly finding?: (page: P, site: SiteContext) => string | undefined;
}

export interface PageRendering<P extends Page> {
  readonly layout: (page: P) => string;
  /** The path from the home page to the page, without the page itself; empty if the page shows none. */
  readonly breadcrumbs: (page: P, menu: readonly NavigationItem[], site: SiteContext) => Breadcrumb[];
  /** Whether the page is based on facts, and therefore shows how fresh they are. */
  readonly hasDateline: boolean;
  /** The path shown on a printed page, if it differs from the page's path. */
  readonly printedPath?: (page: P) => string;
}

/** The entries of a page in search, feeds and sitemaps. */
export interface PageListing<P extends Page> {
  /** An id that all languages share: a folder and a name, like the ids of documents. */
  readonly id: (page: P) => string;
  readonly searchKind: (page: P) => SearchKind;
  /** The ids of the providers that the page is about. */
  readonly subjects: (page: P) => readonly string[];
  /** The providers whose facts the page shows. If one of these facts is checked again, the page counts as changed. */
  readonly factsOf: 'none' | 'subjects' | 'all';
  /** The code of the country whose facts the page shows, if any. */
  readonly country?: (page: P) => string;
  /** Whether sitemaps list the page. Default: true. */
  readonly isInSitemap?: (page: P, catalog: Catalog) => boolean;
  /** Set if the page links the feed of each provider that it is about. */
  readonly hasProviderFeed?: true;
  /** Set if the page links the news feed. */
  readonly hasNewsFeed?: true;
}

/** The picture and structured data of a page. */
export interface PageSharing<P extends Page> {
  /** The texts of the picture. If undefined, the page uses the picture of the site. */
  readonly picture: PictureWords<P> | undefined;
  /** The page's subject as schema.org nodes. */
  readonly schemaOrgNodes: (
    page: P,
    described: DescribedPage,
    catalog: Catalog,
    site: SiteContext,
  ) => Thing[];
}

/** Everything that differs between kinds of pages: the type of a row in apps/site/src/compose/page-kinds.ts. */
export interface PageKind<P extends Page> {
  readonly address: PageAddresses<P>;
  readonly head: PageHeadWords<P>;
  readonly words: PageWords<P>;
  readonly rendering: PageRendering<P>;
}

/** A kind of page that readers search for: indexed, and listed in search, feeds, sitemaps and structured data. */
export interface ReadableKind<P extends ReadablePage> extends PageKind<P> {
  readonly head: PageHeadWords<P> & { readonly robots: 'index, follow' };
  readonly listing: PageListing<P>;
  readonly sharing: PageSharing<P>;
}

/** A kind of page that readers do not search for, which is never indexed. */
export interface UnlistedKind<P extends Page> extends PageKind<P> {
  readonly head: PageHeadWords<P> & { readonly robots: Exclude<RobotsRule, 'index, follow'> };
}
