import { brotliCompressSync, constants } from 'node:zlib';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import type { SearchFile } from '@vpn-site/site/search/index-format.ts';
import { SearchIndex } from '@vpn-site/site/search/search-index.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { median } from './in-turns.ts';
import type { Row } from './report.ts';
import { syntheticSearchFile } from './search/synthetic-search-file.ts';

const queries = ['mullvad', 'kill swich', 'nord vpn vs surfshark', 'wiregu', 'servers in sweden', 'qqqqqq'];
const roundsPerQuery = 30;

/**
 * Measures the size of each index and the time of queries, and the same for indexes with these numbers of synthetic pages.
 */
export function measureSearch(syntheticPages: readonly number[]): Row[] {
  const catalog = loadCatalog(process.cwd());
  return [
    ...localeCodes.flatMap((locale) => rowsOf(locale, composeSearchFile(catalog, locale, today()), 11)),
    ...syntheticPages.flatMap((pages) => rowsOf(`${pages} pages`, syntheticSearchFile(pages), 5)),
  ];
}

function rowsOf(name: string, file: SearchFile, quality: number): Row[] {
  const isReal = quality === 11;
  const json = JSON.stringify(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const started = performance.now();
  const index = new SearchIndex(JSON.parse(json));
  const made = performance.now() - started;
  const found = times((query) => index.find(query, 20));
  const scanned = times(plainScan(file));
  return [
    {
      name: `search, ${name}: brotli ${quality}, to raw`,
      unit: 'KB',
      ours: brotliCompressSync(json, { params }).length / 1000,
      bare: json.length / 1000,
      ...(isReal && { budget: { atMost: budgets.searchIndexKilobytes } }),
    },
    { name: `search, ${name}: index made`, unit: 'ms', ours: made },
    {
      name: `search, ${name}: queries, to a plain scan`,
      unit: 'ms',
      ours: median(found),
      bare: median(scanned),
      ratio: median(found) / median(scanned),
    },
    {
      name: `search, ${name}: slowest query`,
      unit: 'ms',
      ours: Math.max(...found),
      ...(isReal && { budget: { atMost: budgets.searchQueryMilliseconds } }),
    },
  ];
}

/** Returns the best time of each query, because other load on the machine can only make it longer. */
function times(search: (query: string) => unknown): number[] {
  return queries.map((query) => {
    const rounds = Array.from({ length: roundsPerQuery }, () => {
      const started = performance.now();
      search(query);
      return performance.now() - started;
    });
    return Math.min(...rounds);
  });
}

/** Returns the simplest search: it counts the entries with all words of a query, without ranking or typo tolerance. */
function plainScan({ entries }: SearchFile): (query: string) => number {
  const texts = entries.map((entry) => JSON.stringify(entry).toLowerCase());
  return (query) => {
    const words = query.toLowerCase().split(' ');
    return texts.filter((text) => words.every((word) => text.includes(word))).length;
  };
}
