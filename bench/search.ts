import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeSearchFile } from '#compose/search-file.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { SearchFile } from '#domain/search/search-entry.ts';
import { SearchIndex } from '#search/search-index.ts';
import { syntheticSearchFile } from './search/synthetic-search-file.ts';

/** npm run bench:search: the size of each index, what a query takes, and how both grow with the number of pages. */
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as { searchIndexKilobytes: number };
const queries = ['mullvad', 'kill swich', 'nord vpn vs surfshark', 'wiregu', 'servers in sweden', 'qqqqqq'];
const rounds = 30;

const catalog = loadCatalog(process.cwd());
const ours = localeCodes.map((locale) => report(locale, composeSearchFile(catalog, locale), 11));
for (const pages of [1000, 10_000, 60_000]) report(String(pages), syntheticSearchFile(pages), 5);

const largest = Math.max(...ours);
console.log(`largest index: ${largest.toFixed(1)} KB (budget: at most ${budgets.searchIndexKilobytes} KB)`);
process.exitCode = largest <= budgets.searchIndexKilobytes ? 0 : 1;

/** Prints a line and gives the compressed kilobytes. */
function report(name: string, file: SearchFile, quality: number): number {
  const json = JSON.stringify(file);
  const compressed =
    brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;
  const memory = process.memoryUsage().heapUsed;
  const started = performance.now();
  const index = new SearchIndex(JSON.parse(json));
  const built = performance.now() - started;
  const megabytes = (process.memoryUsage().heapUsed - memory) / 1_000_000;
  const times = queries
    .flatMap((query) => Array.from({ length: rounds }, () => timeOf(() => index.find(query, 20))))
    .toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  console.log(
    [
      `${name}: ${file.entries.length} entries`,
      `${(json.length / 1000).toFixed(0)} KB raw, ${compressed.toFixed(1)} KB brotli ${quality}`,
      `made in ${built.toFixed(0)} ms, about ${megabytes.toFixed(0)} MB`,
      `query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
    ].join('; '),
  );
  return compressed;
}

function timeOf(task: () => unknown): number {
  const started = performance.now();
  task();
  return performance.now() - started;
}
