import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { headingIds } from '#blocks/document/body-structure.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import type { SearchFile } from '#search/index-format.ts';
import { searchPath } from '#search/search-query.ts';
import { composeSearchFile } from './build-search-index.ts';
import { pageAt } from './compose-page.ts';
import { readablePages } from './pages.ts';

const catalog = fixtureCatalog();

describe.each(localeCodes)('what search holds in %s', (locale) => {
  const file = composeSearchFile(catalog, locale, fixtureDay);

  test('is every page that readers look for, and every term', () => {
    const pages = [...readablePages(catalog).filter((page) => page.locale === locale)].map(
      ({ path }) => path,
    );
    const held = file.entries.filter(({ kind }) => kind !== 'term').map(({ path }) => path);
    expect(held.toSorted()).toEqual(pages.toSorted());
    const terms = file.entries.filter(({ kind }) => kind === 'term').map(({ title }) => title);
    expect(terms).toEqual(catalog.glossary(locale).map(({ term }) => term));
  });

  test('every section of a written page leads to a heading', () => {
    for (const { kind, path, sections = [] } of file.entries.filter((entry) => entry.kind !== 'country')) {
      const document = catalog.documents.atPath(path);
      const ids = document ? headingIds(catalog.body(document)) : [];
      expect(
        sections.filter(({ id = '' }) => !ids.includes(id)),
        `${kind} ${path}`,
      ).toEqual([]);
    }
  });
});

describe('a question about a fact', () => {
  const answer = (path: string, query: string) => {
    const page = pageAt(catalog, path, `?q=${encodeURIComponent(query)}`, fixtureDay);
    return page?.kind === 'search' ? page.answer.row : undefined;
  };

  test.each([
    ['/search', 'alder refund', 'refund window', '/reviews/alder#fact-money-back-days'],
    ['/pl/szukaj', 'alder zwrot', 'czas na zwrot pieniędzy', '/pl/recenzje/alder#fact-money-back-days'],
    ['/tr/ara', 'alder para iadesi', 'iade süresi', '/tr/incelemeler/alder#fact-money-back-days'],
  ])('at %s, "%s" is answered by its row in the review', (at, query, label, path) => {
    const row = answer(at, query);
    expect(row?.title.toLowerCase()).toContain(label);
    expect(row?.path).toBe(path);
    expect(row?.value).not.toBe('');
  });

  test('every answer is what the review says, and what is too old is none', () => {
    const site = testContext('en');
    const { topics } = composeSearchFile(catalog, 'en', fixtureDay);
    const facts = topics.filter(({ at }) => at.startsWith('#fact-') && at !== '#fact-streaming');
    expect(facts.length).toBeGreaterThan(20);
    for (const { at, says } of facts) {
      for (const provider of site.providers.keys()) {
        const { stale, cell } = factView(provider, at.slice('#fact-'.length), site);
        const text = says[provider]?.[0];
        if (stale !== undefined) expect(text).toBeUndefined();
        else if (at !== '#fact-prices') expect(text).toBe(cell);
      }
    }
  });

  test('whether a VPN is legal is answered of a country that is named, or of the one where readers live', () => {
    expect(answer('/search', 'poland')).toMatchObject({ path: '/vpn-in/poland', value: 'Legal' });
    expect(answer('/tr/ara', 'yasal')).toMatchObject({ path: '/tr/turkiyede-vpn', date: 'Eylül 2024' });
    expect(answer('/pl/szukaj', 'czy vpn jest legalny')?.path).toBe('/pl/vpn-w/polsce');
    expect(answer('/pl/szukaj', 'czy vpn jest legalny turcja')?.path).toBe('/pl/vpn-w/turcji');
    expect(answer('/search', 'legal')).toBeUndefined();
  });

  test('what is too old, and a country without a page, is no answer', () => {
    const countries = (asOf: string) =>
      composeSearchFile(catalog, 'en', asOf).topics.filter(({ at }) => at.startsWith('/vpn-in/'));
    expect(countries(fixtureDay)).toHaveLength(2);
    expect(countries('2035-06-15')).toEqual([]);
  });
});

/** Returns the site with this many additional providers. */
function grownBy(count: number) {
  const [model] = catalog.facts.providers;
  const more = Array.from({ length: count }, (_, place) => {
    const name = `Copy${String.fromCharCode(97 + place)}`;
    return { ...model, id: name.toLowerCase(), name: `${name} Net` } as NonNullable<typeof model>;
  });
  return { ...catalog, facts: { ...catalog.facts, providers: [...catalog.facts.providers, ...more] } };
}

describe('with more pairs than an index should list', () => {
  const grown = grownBy(30);

  test.each([
    ['en', '/search', '/compare/alder-vs-copya'],
    ['pl', '/pl/szukaj', '/pl/porownania/alder-vs-copya'],
    ['tr', '/tr/ara', '/tr/karsilastirma/alder-vs-copya'],
  ] as const)(
    'in %s it lists those with words of their own, and finds any other by its names',
    (locale, at, path) => {
      const { entries, pairs } = composeSearchFile(grown, locale, fixtureDay);
      expect(pairs?.description).toMatch(/\{a\}.*\{b\}/);
      expect(entries.filter(({ kind }) => kind === 'comparison').map(({ providers }) => providers)).toEqual([
        ['birch', 'cedar'],
      ]);
      const page = pageAt(grown, at, '?q=alder+copya+net');
      const first = page?.kind === 'search' ? page.answer.hits[0]?.entry : undefined;
      const pair = readablePages(grown, [locale]).find((one) => one.path === path);
      expect(first).toMatchObject({ kind: 'comparison', path, providers: ['alder', 'copya'] });
      expect(pair?.kind).toBe('comparison');
      expect(first?.title).toContain('Copya Net');
    },
  );
});

describe('the page that answers', () => {
  const grown = grownBy(3);
  const answer = (query: string) => {
    const page = pageAt(grown, '/search', query);
    return page?.kind === 'search' ? page.answer : undefined;
  };

  test('says how much there is, shows the first of it, and carries the query over to the other languages', () => {
    expect(answer('?q=vs')?.hits).toHaveLength(20);
    expect(answer('?q=vs')?.total).toBeGreaterThan(20);
    const none = answer('?q=qqqqqqq');
    expect(none).toMatchObject({ hits: [], total: 0, pages: 0 });
    expect(none?.suggestedPages.map(({ path }) => path)).toContain('/tools/do-i-need-a-vpn');
    expect(answer('')).toMatchObject({ query: '', hits: [] });
    const page = pageAt(catalog, '/pl/szukaj', '?q=%3Cb%3E&x=1');
    expect(page?.alternates.map(({ path }) => path.split('?')[1])).toEqual(Array(3).fill('q=%3Cb%3E'));
  });

  test('shows what follows on further pages, each result once, and nothing past the last', () => {
    const first = answer('?q=vs');
    const { pages = 0, total = 0 } = first ?? {};
    const all = Array.from({ length: pages }, (_, place) => answer(`?q=vs&page=${place + 1}`)?.hits ?? []);
    expect(all[0]).toEqual(first?.hits);
    const paths = all.flat().map(({ entry }) => `${entry.kind} ${entry.path}`);
    expect(new Set(paths).size).toBe(total);
    expect(paths).toHaveLength(total);
    expect(answer(`?q=vs&page=${pages + 1}`)).toMatchObject({ hits: [], total, suggestion: undefined });
  });
});

test('a release answers from what its build wrote down, and says the same', () => {
  const asked = (recorded: boolean) => {
    const file = JSON.parse(JSON.stringify(composeSearchFile(catalog, 'pl', fixtureDay))) as SearchFile;
    const from = { ...catalog, recordedSearch: () => (recorded ? file : undefined) };
    const page = pageAt(from, searchPath('pl'), '?q=PPTP', fixtureDay);
    return page?.kind === 'search' ? page.answer : undefined;
  };
  expect(asked(true)?.total).toBeGreaterThan(0);
  expect(asked(true)).toEqual(asked(false));
});
