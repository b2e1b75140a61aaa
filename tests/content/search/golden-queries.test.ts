import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { readableKindOf } from '@vpn-site/site/compose/page-kinds.ts';
import { readablePages } from '@vpn-site/site/compose/pages.ts';
import { publishedSearchFile, type SearchEntry } from '@vpn-site/site/search/index-format.ts';
import { SearchIndex } from '@vpn-site/site/search/search-index.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveRoot } from '../live-site.ts';

// Real queries are about real names, services and countries, so they run against the editors' content, not the fixture
// site. The cost is that a new page or another title can move an answer. That is wanted, because it moved for readers too:
// then correct content/data/search.*.yaml, or the expectation if a better page answers now. Pages are named by identity, so
// no address or title breaks this, and a query about a page that is gone is skipped.

/** The number of results that readers look at. */
const seen = 3;
const shareFirst = 0.92;

const nothing = 'nothing';
const catalog = loadCatalog(liveRoot, today());

describe.each(localeCodes)('golden queries in %s', (locale) => {
  const file = publishedSearchFile(composeSearchFile(catalog, locale, today()));
  const idOf = identities(locale);
  const known = new Set([nothing, ...file.entries.map(idOf)]);
  const golden = Object.entries(
    parse(readFileSync(`${import.meta.dirname}/golden-queries.${locale}.yaml`, 'utf8')) as Record<
      string,
      string
    >,
  ).filter(([, wanted]) => known.has(wanted));
  const index = new SearchIndex(file);
  const answers = golden.map(([query, wanted]) => {
    const found = index.find(query, seen).map(idOf);
    const isRight = wanted === nothing ? found.length === 0 : found.includes(wanted);
    const isFirst = wanted === nothing ? found.length === 0 : found[0] === wanted;
    return { isRight, isFirst, told: `${query} → ${wanted}, but: ${found.join(', ')}` };
  });

  test('are eighty or more', () => {
    expect(golden.length).toBeGreaterThanOrEqual(80);
  });

  test(`find their page among the first ${seen}, all of them`, () => {
    expect(answers.filter(({ isRight }) => !isRight).map(({ told }) => told)).toEqual([]);
  });

  test('find it first, 92 of 100', () => {
    const second = answers.filter(({ isFirst }) => !isFirst).map(({ told }) => told);
    const share = 1 - second.length / answers.length;
    expect(share, second.join('\n')).toBeGreaterThanOrEqual(shareFirst);
  });

  test('every fact that readers have a word for is answered in one line, of somebody', () => {
    const facts = Object.keys(catalog.searchWords(locale).facts);
    const answered = new Set(
      file.topics
        .filter(({ says }) => Object.keys(says).length > 0)
        .map(({ at }) => at.slice('#fact-'.length)),
    );
    expect(facts.filter((key) => !answered.has(key))).toEqual([]);
  });

  test('the index that browsers load stays within its budget, words of texts and answers included', () => {
    const json = JSON.stringify(file);
    expect(file.topics.length).toBeGreaterThan(0);
    expect(brotliCompressSync(json).length / 1000).toBeLessThanOrEqual(budgets.searchIndexKilobytes);
  });
});

function identities(locale: LocaleCode): (entry: SearchEntry) => string {
  const pages = new Map(
    [...readablePages(catalog, [locale])].map((page) => [page.path, readableKindOf(page).listing.id(page)]),
  );
  const terms = new Map(catalog.glossary(locale).map(({ id, term }) => [term, `terms/${id}`]));
  return ({ kind, path, title }) => (kind === 'term' ? terms.get(title) : pages.get(path)) ?? path;
}
