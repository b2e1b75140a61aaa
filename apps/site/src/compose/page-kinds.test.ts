import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import type { Caching } from '@vpn-site/core/route/caching.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import type { Pages } from '#page/page.ts';
import { pageAt } from './compose-page.ts';
import { paths as comparisonPaths } from './kinds/comparison.ts';
import { composeLocaleSite } from './locale-site.ts';
import { robotsOf } from './page-head.ts';
import { isReadable, kindOf, readableKindOf } from './page-kinds.ts';
import { buildRoutes } from './page-routes.ts';
import { pageModified, readablePageAt } from './pages.ts';

const catalog = fixtureCatalog();
const siteUrl = 'https://site.example';
const { frame, site } = composeLocaleSite(catalog, 'en', siteUrl, fixtureDay);
const found = (path: string, query = '') => {
  const page = pageAt(catalog, path, query);
  if (!page) throw new Error(`There is no page at ${path}${query}.`);
  return page;
};

/** The results that most kinds share. */
const usual = { caching: 'shared' as Caching, robots: 'index, follow', hasDateline: true };

interface Decided extends Partial<typeof usual> {
  readonly path: string;
  /** The path of the canonical link, if it is another one. */
  readonly canonical?: string;
  readonly query?: string;
  readonly breadcrumbs: readonly string[];
}

/** The expected results for one page of each kind on the fixture site, without the usual ones. The type requires every kind. */
const decided: { readonly [K in keyof Pages]: Decided } = {
  selection: {
    path: '/compare',
    query: '?with=alder,birch,fir',
    caching: 'choice',
    robots: 'noindex, follow',
    breadcrumbs: ['/', '/compare'],
  },
  search: {
    path: '/search',
    query: '?q=vpn',
    caching: 'private',
    robots: 'noindex, follow',
    canonical: '/search?q=vpn',
    breadcrumbs: [],
  },
  report: {
    path: '/report',
    query: '?about=alder/tor',
    caching: 'private',
    robots: 'noindex, follow',
    breadcrumbs: [],
  },
  home: { path: '/', breadcrumbs: [] },
  article: { path: '/privacy/what-is-a-vpn', breadcrumbs: ['/'] },
  newsList: { path: '/news', breadcrumbs: ['/'] },
  news: { path: '/news/birch-audited-again', breadcrumbs: ['/', '/news'] },
  tool: { path: '/tools/true-cost', caching: 'shared-without-query', breadcrumbs: ['/'] },
  leakCheck: { path: '/leak-check', caching: 'visitor', breadcrumbs: ['/'] },
  review: { path: '/reviews/alder', breadcrumbs: ['/', '/reviews'] },
  roundup: { path: '/best-vpn', breadcrumbs: ['/'] },
  service: { path: '/streaming/netflix', breadcrumbs: ['/', '/best-vpn/for-streaming'] },
  country: { path: '/vpn-in/turkey', breadcrumbs: ['/', '/best-vpn/for-travel'] },
  comparison: { path: '/compare/alder-vs-elm', breadcrumbs: ['/', '/compare'] },
  error: {
    path: '/404',
    caching: 'file',
    robots: 'noindex, nofollow',
    canonical: '{canonical-path}',
    breadcrumbs: [],
    hasDateline: false,
  },
  styleguide: {
    path: '/styleguide',
    caching: 'file',
    robots: 'noindex, nofollow',
    breadcrumbs: [],
    hasDateline: false,
  },
  sendme: { path: '/sendme/alder', caching: 'file', robots: 'noindex, nofollow', breadcrumbs: [] },
};

const kinds = Object.entries(decided).map(
  ([kind, one]) => [kind as keyof Pages, { ...usual, canonical: one.path, ...one }] as const,
);

describe.each(kinds)('a page of kind %s', (_kind, expected) => {
  const page = found(expected.path, expected.query);
  const row = kindOf(page);

  test('is kept as its kind says', () => {
    expect(row.address.caching).toBe(expected.caching);
  });

  test('is addressed as its kind says', () => {
    expect(row.head.canonical(page, frame.site)).toBe(siteUrl + expected.canonical);
  });

  test('tells crawlers what its kind says, and to stay away from a site that is not to be indexed', () => {
    expect(robotsOf(page, { indexable: true })).toBe(expected.robots);
    expect(robotsOf(page, { indexable: false })).toBe('noindex, nofollow');
    expect(robotsOf(page, { indexable: true, unindexedLocales: ['en'] })).toMatch(/^noindex/);
    expect(isReadable(page)).toBe(expected.robots === 'index, follow');
  });

  test('is drawn as its kind says', () => {
    const crumbs = row.rendering.breadcrumbs(page, frame.menu, site);
    expect(crumbs.flatMap(({ href }) => href ?? [])).toEqual(expected.breadcrumbs);
    expect(row.rendering.hasDateline).toBe(expected.hasDateline);
  });

  test('is among the addresses of its kind', () => {
    expect([...row.address.paths(catalog, ['en'])]).toContain(expected.path);
    expect([...row.address.paths(catalog, ['pl'])].filter((path) => !path.startsWith('/pl'))).toEqual([]);
  });
});

/** Expected listing data by page path. */
const listed: readonly [
  path: string,
  id: string,
  searchKind: string,
  subjects: string[],
  hasFeed: boolean,
][] = [
  ['/', 'home/home', 'home', [], false],
  ['/privacy/what-is-a-vpn', 'explainers/what-is-a-vpn', 'explainer', [], false],
  ['/guides/set-up-vpn-on-android', 'guides/set-up-vpn-on-android', 'guide', [], false],
  ['/about', 'pages/about', 'page', [], false],
  ['/tools/true-cost', 'pages/true-cost', 'tool', [], false],
  ['/reviews/alder', 'reviews/alder', 'review', ['alder'], true],
  ['/best-vpn', 'roundups/best-vpn', 'roundup', [], false],
  ['/streaming/netflix', 'streaming/netflix', 'service', [], false],
  ['/vpn-in/turkey', 'countries/turkey', 'country', [], false],
  ['/compare/alder-vs-elm', 'comparisons/alder-vs-elm', 'comparison', ['alder', 'elm'], false],
];

test.each(listed)('%s is listed as %s, a %s', (path, id, searchKind, subjects, hasFeed) => {
  const page = readablePageAt(catalog, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const { listing } = readableKindOf(page);
  expect(listing.id(page)).toBe(id);
  expect(listing.searchKind(page)).toBe(searchKind);
  expect(listing.subjects(page)).toEqual(subjects);
  expect(listing.hasProviderFeed ?? false).toBe(hasFeed);
});

test('a page changes with the facts that it shows: none, those of its subjects, or all', () => {
  const later = '2031-01-01';
  const readLater = (id: string) => ({
    ...catalog.facts,
    providers: catalog.facts.providers.map((provider) => {
      const [key = '', fact] = Object.entries(provider.facts).find(([, one]) => 'checked' in one) ?? [];
      return provider.id === id && fact
        ? { ...provider, facts: { ...provider.facts, [key]: { ...fact, checked: later } } }
        : provider;
    }),
  });
  const changed = (path: string, id: string) => {
    const page = readablePageAt(catalog, path);
    return page && pageModified(page, readLater(id)) === later;
  };
  const [alder, fir] = ['alder', 'fir'].map((id) => listed.map(([path]) => changed(path, id)));
  expect(alder).toEqual([true, false, false, false, false, true, true, true, true, true]);
  expect(fir).toEqual([true, false, false, false, false, false, true, true, true, false]);
});

test('a tool answers its query, and the answer is not indexed', () => {
  const page = found('/tools/true-cost', '?years=3');
  expect(page).toMatchObject({ kind: 'tool', query: '?years=3' });
  expect(robotsOf(page, { indexable: true })).toBe('noindex, follow');
  expect(found('/tools/true-cost', `?${'x'.repeat(2000)}`).query).toHaveLength(1 + 1000);
});

test('the canonical link of a tool keeps only a choice that the tool knows', () => {
  const canonicalOf = (path: string, query: string) => {
    const page = found(path, query);
    return kindOf(page).head.canonical(page, { ...catalog.site, url: 'https://site.example' });
  };
  expect(canonicalOf('/deals', '?sort=name&length=all')).toBe('https://site.example/deals?sort=name');
  expect(canonicalOf('/deals', '?sort=total')).toBe('https://site.example/deals');
  expect(canonicalOf('/deals', '?sort=zzz&filter=zzz&q=x')).toBe('https://site.example/deals');
  expect(canonicalOf('/tools/true-cost', '?years=3&page=2')).toBe('https://site.example/tools/true-cost');
});

describe('what a build writes as files', () => {
  const routes = (environment: Record<string, string>) =>
    buildRoutes(catalog, readBuildSettings(environment));

  test('is every page that readers look for, unless there is a limit', () => {
    expect(routes({}).rendered).toEqual([]);
    const { files, rendered, forVisitor } = routes({ PRERENDER_LIMIT: '2' });
    const compared = comparisonPaths(catalog).filter((path) => !files.includes(path));
    expect([...files, ...rendered, ...compared].toSorted()).toEqual(routes({}).files.toSorted());
    const limited = files.filter((path) => readablePageAt(catalog, path) && !forVisitor.includes(path));
    expect(limited).toHaveLength(2);
    expect(files).toEqual(expect.arrayContaining([...forVisitor]));
  });

  test('does not hold what depends on a query', () => {
    const { withQuery, files } = routes({});
    expect(withQuery.private).toEqual(expect.arrayContaining(['/search', '/pl/szukaj', '/tr/hata-bildir']));
    expect(withQuery.choice).toEqual(['/compare', '/pl/porownania', '/tr/karsilastirma']);
    expect(withQuery['shared-without-query']).toContain('/tools/true-cost');
    expect(withQuery.private.filter((path) => files.includes(path))).toEqual([]);
    for (const path of [...withQuery.choice, ...withQuery['shared-without-query']]) {
      expect(files).toContain(path);
    }
  });
});
