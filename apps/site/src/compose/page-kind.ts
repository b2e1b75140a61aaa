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

/** The address that a page is looked up by. */
export interface Address {
  readonly catalog: Catalog;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** Handed in, because the index is made from the pages of every other kind. */
  readonly searchIndex: (locale: LocaleCode) => SearchIndex;
}

export interface SocialCard {
  readonly title: string;
  readonly description: string;
}

/** What the picture beside a shared link says, besides the title of the page. */
export interface PictureWords<P extends Page> {
  readonly kind: (page: P, t: Translator) => string;
  /** What the facts say of the page's subject; a page without rows shows its description instead. */
  readonly rows: (page: P, site: SiteContext) => readonly PictureRow[];
  /** What the amounts in the rows are, where they are amounts. */
  readonly basis?: (page: P, site: SiteContext) => string | undefined;
  /** Whether pages of this kind have a picture of their own on a site of this size; always, where it is left out. */
  readonly isDrawn?: (site: SiteContext) => boolean;
}

export interface PictureRow {
  readonly label: string;
  readonly value: string;
}

/** Where pages of a kind are, and who may keep them. */
export interface PageAddresses<P extends Page> {
  /** The page of this kind at an address, or undefined where there is none. */
  readonly resolve: (address: Address) => P | undefined;
  /**
   * The addresses of this kind in these languages. Kinds that are written as documents share one list, so that their pages
   * stay in the order of the files.
   */
  readonly paths: (catalog: Catalog, locales: readonly LocaleCode[]) => Iterable<string>;
  readonly caching: Caching;
  /** Whether a build has pages of this kind; always, where it is left out. */
  readonly isBuilt?: (settings: BuildSettings) => boolean;
}

/** What crawlers, tabs and shared links are told. */
export interface PageHeadWords<P extends Page> {
  /** On a site that may be indexed, at an address without a query. */
  readonly robots: RobotsRule;
  /** The one address that links and search engines should use. */
  readonly canonical: (page: P, config: SiteConfig) => string;
  /** What a shared link says, where that differs from title and description. */
  readonly socialCard?: (page: P, config: SiteConfig, t: Translator) => SocialCard;
}

/** What a page is called, without the name of the site, and what it says of itself in one or two sentences. */
export interface PageWords<P extends Page> {
  readonly title: (page: P, config: SiteConfig, t: Translator) => string;
  readonly description: (page: P, config: SiteConfig, t: Translator) => string;
}

/** How it is drawn. */
export interface PageDrawing<P extends Page> {
  readonly layout: (page: P) => string;
  /** From the home page to the page, itself left out; none where the page shows none. */
  readonly breadcrumbs: (page: P, menu: readonly NavigationItem[], site: SiteContext) => Breadcrumb[];
  /** Whether the page rests on facts, and so says how fresh they are. */
  readonly hasDateline: boolean;
  /** The path that a printed page names, where it is not the page's own. */
  readonly printedPath?: (page: P) => string;
}

/** How search, feeds and sitemaps list it. */
export interface PageListing<P extends Page> {
  /** Names the page in all languages: a folder and a name, as documents have them. */
  readonly id: (page: P) => string;
  readonly searchKind: (page: P) => SearchKind;
  /** The ids of the providers that the page is about. */
  readonly subjects: (page: P) => readonly string[];
  /** Whose facts it shows: when one of those is read again, the page has changed. */
  readonly factsOf: 'nobody' | 'subjects' | 'everybody';
  /** The code of the country whose facts it shows, where it shows any. */
  readonly country?: (page: P) => string;
  /** Whether the page names the feed of each provider that it is about. */
  readonly hasProviderFeed?: true;
  /** Whether the page names the feed of news. */
  readonly hasNewsFeed?: true;
}

/** What it shows and says beyond the page itself. */
export interface PageSharing<P extends Page> {
  /** undefined: the picture of the site stands for it. */
  readonly picture: PictureWords<P> | undefined;
  /** What the page is about in the vocabulary of schema.org. */
  readonly schemaOrgNodes: (
    page: P,
    described: DescribedPage,
    catalog: Catalog,
    site: SiteContext,
  ) => Thing[];
}

/** The decisions that differ from one kind of page to another: a row of apps/site/src/compose/page-kinds.ts. */
export interface PageKind<P extends Page> {
  readonly address: PageAddresses<P>;
  readonly head: PageHeadWords<P>;
  readonly words: PageWords<P>;
  readonly drawing: PageDrawing<P>;
}

/** A page that readers look for is indexed, and has a place in search, feeds, sitemaps and structured data. */
export interface ReadableKind<P extends ReadablePage> extends PageKind<P> {
  readonly head: PageHeadWords<P> & { readonly robots: 'index, follow' };
  readonly listing: PageListing<P>;
  readonly sharing: PageSharing<P>;
}

/** A page that nobody looks for is never indexed. */
export interface UnlistedKind<P extends Page> extends PageKind<P> {
  readonly head: PageHeadWords<P> & { readonly robots: Exclude<RobotsRule, 'index, follow'> };
}
