import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type SearchEntry, type SearchFile, searchFilePath } from '#domain/search/search-file.ts';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { localeCodes } from '../../src/domain/locale/locale-table.ts';
import { SearchIndex } from '../../src/search/search-index.ts';
import { dist } from '../e2e/harness/tested-site.ts';

interface GoldenQuery {
  readonly q: string;
  readonly page?: string;
  readonly term?: string;
}

interface GoldenFile {
  readonly notYet: readonly string[];
  readonly queries: readonly GoldenQuery[];
}

/** How far down a reader looks. */
const first = 3;
const allowedMisses = 1;

describe.each(localeCodes)('golden queries in %s', (locale) => {
  const published: SearchFile = JSON.parse(readFileSync(`${dist}/client${searchFilePath(locale)}`, 'utf8'));
  const golden: GoldenFile = parse(readFileSync(`tests/seo/golden-queries.${locale}.yaml`, 'utf8'));
  const paths = new Set(published.entries.map(({ path }) => path));

  test('are thirty or more, each once', () => {
    expect(golden.queries.length).toBeGreaterThanOrEqual(30);
    expect(new Set(golden.queries.map(({ q }) => q)).size).toBe(golden.queries.length);
  });

  test('wait only for pages that do not exist, and every other page they name exists', () => {
    expect(golden.notYet.filter((path) => paths.has(path))).toEqual([]);
    const missing = golden.queries.flatMap(({ page }) =>
      page === undefined || paths.has(page) || golden.notYet.includes(page) ? [] : [page],
    );
    expect(missing).toEqual([]);
  });

  test(`find their page among the first ${first}, but for ${allowedMisses} at most`, () => {
    const index = new SearchIndex(published);
    const asked = golden.queries.filter(({ page }) => page === undefined || paths.has(page));
    const misses = asked.flatMap((query) => {
      const entries = index.find(query.q, first).map(({ entry }) => entry);
      const isFound = entries.some((entry) => isWanted(entry, query));
      return isFound
        ? []
        : [`${query.q} → ${query.page ?? query.term}, but: ${entries.map(({ path }) => path).join(' ')}`];
    });
    if (misses.length > 0) console.warn(misses.join('\n'));
    expect(asked.length).toBeGreaterThan(15);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(allowedMisses);
  });

  test('the index stays within its budget', () => {
    const kilobytes = readFileSync(`${dist}/client${searchFilePath(locale)}.br`).length / 1000;
    expect(kilobytes).toBeLessThanOrEqual(budgets.searchIndexKilobytes);
  });
});

function isWanted({ kind, path, title }: SearchEntry, { page, term }: GoldenQuery): boolean {
  return term === undefined ? path === page : kind === 'term' && title === term;
}
