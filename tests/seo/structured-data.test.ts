import { existsSync } from 'node:fs';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { searchPath } from '@vpn-site/site/search/search-query.ts';
import { describe, expect, test } from 'vitest';
import { crawlBuiltSite } from './harness/crawled-page.ts';
import { addressesIn, nodesIn, structuredDataProblems } from './harness/structured-data-problems.ts';

const pages = crawlBuiltSite();
const canonical = new Set(pages.flatMap(({ canonicals }) => canonicals));
const origin = new URL(pages[0]?.canonicals[0] ?? '').origin;
const homes = new Set(['/', '/pl', '/tr']);
const graphs = pages.map(({ path, structuredData: [text = 'null'] }) => ({
  path,
  graph: JSON.parse(text) as { '@context': string; '@graph': readonly Readonly<Record<string, unknown>>[] },
}));

describe('structured data of the built site', () => {
  test('every page has one block, a graph of schema.org', () => {
    expect(pages.filter(({ structuredData }) => structuredData.length !== 1)).toEqual([]);
    expect(new Set(graphs.map(({ graph }) => graph['@context']))).toEqual(new Set(['https://schema.org']));
  });

  test('every thing says what its type must say', () => {
    const problems = graphs.flatMap(({ path, graph }) =>
      structuredDataProblems(graph).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('every page but the homes tells the way to it that it shows, which ends there', () => {
    const shownText = graphs.map(({ path, graph }) => {
      const way = graph['@graph'].filter((thing) => thing['@type'] === 'BreadcrumbList');
      return [path, ...[...nodesIn(way)].flatMap(({ item }) => (item === undefined ? [] : [item]))];
    });
    const shown = pages.map(({ path, breadcrumbs: way }) =>
      homes.has(path) ? [path] : [path, ...[...way, path].map((step) => new URL(step, origin).href)],
    );
    expect(shownText).toEqual(shown);
  });

  test('every address of this site is canonical and exists', () => {
    const searches = localeCodes.map(searchPath);
    const own = new Set(graphs.flatMap(({ graph }) => [...addressesIn(graph)])).values();
    const wrong = own.filter((address) => {
      const [page = ''] = address.split('#');
      if (!address.startsWith(origin) || canonical.has(page)) return false;
      const { pathname } = new URL(address);
      // The only address with a parameter is a template.
      if (address.endsWith('?q={search_term_string}')) {
        return !searches.includes(pathname);
      }
      return address !== origin + pathname || !existsSync(`${dist}/client${pathname}`);
    });
    expect([...wrong]).toEqual([]);
  });

  test('pointers lead to things of the same graph', () => {
    const wrong = graphs.flatMap(({ path, graph }) => {
      const text = JSON.stringify(graph);
      const ids = new Set([...nodesIn(graph)].map((thing) => thing['@id']));
      const pointers = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      return pointers.filter((id) => !ids.has(id)).map((id) => `${path}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });
});
