import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Page, Pages, ReadablePage, ReadablePages } from '#page/page.ts';
import {
  comparisonBreadcrumbs,
  countryBreadcrumbs,
  homeBreadcrumbs,
  menuBreadcrumbs,
  newsBreadcrumbs,
  noBreadcrumbs,
  reviewBreadcrumbs,
  serviceBreadcrumbs,
} from './breadcrumbs.ts';
import * as article from './kinds/article.ts';
import * as comparison from './kinds/comparison.ts';
import * as country from './kinds/country.ts';
import * as error from './kinds/error.ts';
import * as home from './kinds/home.ts';
import * as leakCheck from './kinds/leak-check.ts';
import * as news from './kinds/news.ts';
import * as newsList from './kinds/news-list.ts';
import * as report from './kinds/report.ts';
import * as review from './kinds/review.ts';
import * as roundup from './kinds/roundup.ts';
import * as search from './kinds/search.ts';
import * as selection from './kinds/selection.ts';
import * as sendme from './kinds/sendme.ts';
import * as service from './kinds/service.ts';
import * as styleguide from './kinds/styleguide.ts';
import * as tool from './kinds/tool.ts';
import * as written from './kinds/written.ts';
import type { PageKind, ReadableKind, UnlistedKind } from './page-kind.ts';

type PageKinds = { readonly [K in keyof Pages]: PageKind<Pages[K]> };
type ReadableKinds = { readonly [K in keyof ReadablePages]: ReadableKind<ReadablePages[K]> };
type UnlistedKinds = {
  readonly [K in Exclude<keyof Pages, keyof ReadablePages>]: UnlistedKind<Pages[K]>;
};

/**
 * All kinds of pages, with everything that depends on the kind. A new kind needs a type in apps/site/src/page/page.ts, a
 * file in apps/site/src/compose/kinds, a row here and a view in apps/site/src/views/page-views.ts; the compiler reports
 * what is missing. An address is resolved from the top, and the first match wins. So the selection of providers must come
 * before the overview, which has the same address.
 */
export const pageKinds = {
  selection: {
    address: { resolve: selection.resolve, paths: selection.paths, caching: 'choice' },
    head: { robots: 'noindex, follow', canonical: selfCanonical },
    words: { title: selection.title, description: selection.description },
    rendering: {
      layout: defaultLayout,
      breadcrumbs: comparisonBreadcrumbs,
      hasDateline: true,
      printedPath: selection.printedPath,
    },
  },
  search: {
    address: { resolve: search.resolve, paths: search.paths, caching: 'private' },
    head: { robots: 'noindex, follow', canonical: selfCanonical },
    words: { title: search.title, description: search.description },
    rendering: { layout: defaultLayout, breadcrumbs: noBreadcrumbs, hasDateline: true },
  },
  report: {
    address: { resolve: report.resolve, paths: report.paths, caching: 'private' },
    head: { robots: 'noindex, follow', canonical: selfCanonical },
    words: { title: report.title, description: report.description },
    rendering: { layout: defaultLayout, breadcrumbs: noBreadcrumbs, hasDateline: true },
  },
  home: {
    address: { resolve: home.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical, socialCard: home.socialCard },
    words: { title: home.title, description: home.description },
    rendering: { layout: written.layout, breadcrumbs: noBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: () => 'home', subjects: none, factsOf: 'all' },
    sharing: { picture: undefined, schemaOrgNodes: home.schemaOrgNodes },
  },
  article: {
    address: { resolve: article.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: menuBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: article.searchKind, subjects: none, factsOf: 'none' },
    sharing: { picture: article.picture, schemaOrgNodes: article.schemaOrgNodes },
  },
  newsList: {
    address: { resolve: newsList.resolve, paths: newsList.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: newsList.title, description: newsList.description },
    rendering: { layout: defaultLayout, breadcrumbs: homeBreadcrumbs, hasDateline: true },
    listing: {
      id: newsList.pageId,
      searchKind: () => 'news',
      subjects: none,
      factsOf: 'none',
      hasNewsFeed: true,
    },
    sharing: { picture: newsList.picture, schemaOrgNodes: newsList.schemaOrgNodes },
  },
  news: {
    address: { resolve: news.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: newsBreadcrumbs, hasDateline: true },
    listing: {
      id: written.pageId,
      searchKind: () => 'news',
      subjects: none,
      factsOf: 'none',
      hasNewsFeed: true,
    },
    sharing: { picture: news.picture, schemaOrgNodes: news.schemaOrgNodes },
  },
  tool: {
    address: { resolve: tool.resolve, paths: tool.paths, caching: 'shared-without-query' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: menuBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: () => 'tool', subjects: none, factsOf: 'none' },
    sharing: { picture: tool.picture, schemaOrgNodes: article.schemaOrgNodes },
  },
  leakCheck: {
    address: { resolve: leakCheck.resolve, paths: leakCheck.paths, caching: 'visitor' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: menuBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: () => 'tool', subjects: none, factsOf: 'none' },
    sharing: { picture: leakCheck.picture, schemaOrgNodes: article.schemaOrgNodes },
  },
  review: {
    address: { resolve: review.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: {
      title: written.title,
      description: review.description,
      findingTitle: review.findingTitle,
    },
    rendering: { layout: written.layout, breadcrumbs: reviewBreadcrumbs, hasDateline: true },
    listing: {
      id: written.pageId,
      searchKind: () => 'review',
      subjects: review.subjects,
      factsOf: 'subjects',
      hasProviderFeed: true,
    },
    sharing: { picture: review.picture, schemaOrgNodes: review.schemaOrgNodes },
  },
  roundup: {
    address: { resolve: roundup.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: {
      title: written.title,
      description: written.description,
      findingTitle: roundup.findingTitle,
    },
    rendering: { layout: written.layout, breadcrumbs: menuBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: () => 'roundup', subjects: none, factsOf: 'all' },
    sharing: { picture: roundup.picture, schemaOrgNodes: roundup.schemaOrgNodes },
  },
  service: {
    address: { resolve: service.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: serviceBreadcrumbs, hasDateline: true },
    listing: { id: written.pageId, searchKind: () => 'service', subjects: none, factsOf: 'all' },
    sharing: { picture: service.picture, schemaOrgNodes: service.schemaOrgNodes },
  },
  country: {
    address: { resolve: country.resolve, paths: written.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: { title: written.title, description: written.description },
    rendering: { layout: written.layout, breadcrumbs: countryBreadcrumbs, hasDateline: true },
    listing: {
      id: written.pageId,
      searchKind: () => 'country',
      subjects: none,
      factsOf: 'all',
      country: country.codeOf,
    },
    sharing: { picture: country.picture, schemaOrgNodes: country.schemaOrgNodes },
  },
  comparison: {
    address: { resolve: comparison.resolve, paths: comparison.paths, caching: 'shared' },
    head: { robots: 'index, follow', canonical: selfCanonical },
    words: {
      title: comparison.title,
      description: comparison.description,
      finding: comparison.finding,
      findingTitle: comparison.findingTitle,
    },
    rendering: {
      layout: defaultLayout,
      breadcrumbs: comparisonBreadcrumbs,
      hasDateline: true,
    },
    listing: {
      id: comparison.pageId,
      searchKind: () => 'comparison',
      subjects: comparison.subjects,
      factsOf: 'subjects',
      isInSitemap: comparison.isInSitemap,
    },
    sharing: { picture: comparison.picture, schemaOrgNodes: comparison.schemaOrgNodes },
  },
  error: {
    address: { resolve: error.resolve, paths: error.paths, caching: 'file' },
    head: { robots: 'noindex, nofollow', canonical: error.canonical },
    words: { title: error.title, description: error.description },
    rendering: { layout: defaultLayout, breadcrumbs: noBreadcrumbs, hasDateline: false },
  },
  styleguide: {
    address: {
      resolve: styleguide.resolve,
      paths: styleguide.paths,
      caching: 'file',
      isBuilt: styleguide.isBuilt,
    },
    head: { robots: 'noindex, nofollow', canonical: selfCanonical },
    words: { title: styleguide.title, description: styleguide.title },
    rendering: { layout: defaultLayout, breadcrumbs: noBreadcrumbs, hasDateline: false },
  },
  sendme: {
    address: { resolve: sendme.resolve, paths: sendme.paths, caching: 'file' },
    head: { robots: 'noindex, nofollow', canonical: selfCanonical },
    words: { title: sendme.title, description: sendme.description },
    rendering: { layout: defaultLayout, breadcrumbs: noBreadcrumbs, hasDateline: true },
  },
} satisfies ReadableKinds & UnlistedKinds;

const rows: PageKinds = pageKinds;
const readableRows: ReadableKinds = pageKinds;

/** Returns the row of a page's kind, whose functions take pages of that kind. */
export function kindOf<K extends keyof Pages>({ kind }: { readonly kind: K }): PageKind<Pages[K]> {
  return rows[kind];
}

export function readableKindOf<K extends keyof ReadablePages>({
  kind,
}: {
  readonly kind: K;
}): ReadableKind<ReadablePages[K]> {
  return readableRows[kind];
}

/** Whether readers should find a page: other pages link to it, search engines index it, and sitemaps list it. */
export function isReadable(page: Page): page is ReadablePage {
  return pageKinds[page.kind].head.robots === 'index, follow';
}

function selfCanonical(
  { path, query, canonicalQuery = query }: Pick<Page, 'path' | 'query' | 'canonicalQuery'>,
  config: SiteConfig,
): string {
  return canonicalLink(config.url, path, canonicalQuery);
}

function defaultLayout(): string {
  return 'default';
}

function none(): readonly string[] {
  return [];
}
