import { measureBuilding } from './build.ts';
import { measureLedger } from './ledger.ts';
import { measurePages } from './pages.ts';
import { report } from './report.ts';
import type { Row } from './row.ts';
import { measureScoring } from './scoring.ts';
import { measureSearch } from './search.ts';
import { measureServing } from './serve.ts';
import { measureWeights } from './weights.ts';

/** npm run bench: a short form of each measurement, one after another, and one page of figures. Needs a build. */
const measurements: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  weights: measureWeights,
  scoring: measureScoring,
  search: () => measureSearch([]),
  serving: () => measureServing(3, 2),
  ledger: () => measureLedger(5, false),
  pages: () => measurePages(5),
  building: () => measureBuilding({ few: 300, many: 1500, again: false }),
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  const started = performance.now();
  rows.push(...(await measure()));
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
report(rows);
