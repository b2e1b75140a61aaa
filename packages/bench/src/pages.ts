import { chromiumFlags } from '@vpn-site/harness/browser.ts';
import { chromiumPath } from '@vpn-site/harness/programs.ts';
import { chromium } from 'playwright-core';
import budgets from '../budgets.json' with { type: 'json' };
import { inTurns, median, medianRatio } from './in-turns.ts';
import { copyBareDist } from './pages/bare-site.ts';
import { startDeployedSite } from './pages/deployed-site.ts';
import { type MeasuredPage, measuredPages } from './pages/measured-pages.ts';
import { type Visit, visit } from './pages/visit.ts';
import type { Row } from './report.ts';

/** The page that readers visit before the measured one, if they are already on the site. */
const earlierPage = '/about';

/**
 * Compares each kind of page with the same page reduced to its text (`barePage`), as a reader on a slow phone experiences
 * it. It measures both in turn. Needs a build.
 */
export async function measurePages(
  rounds: number,
  kinds: readonly MeasuredPage[] = measuredPages,
): Promise<Row[]> {
  const copy = copyBareDist([earlierPage, ...kinds.map(({ path }) => path)]);
  const [ours, bare] = [await startDeployedSite('dist'), await startDeployedSite(copy.folder)];
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--host-resolver-rules=MAP vpn.example 127.0.0.1'],
  });
  const compare = (path: string, from?: string) =>
    inTurns(rounds, {
      ours: () => visit(browser, ours.url + path, from && ours.url + from),
      bare: () => visit(browser, bare.url + path, from && bare.url + from),
    });
  const rows: Row[] = [];
  try {
    // The first visit is not measured: it fills nginx's cache, which is filled for most readers.
    for (const { path } of kinds) {
      const [{ bytes: oursBytes }, { bytes: bareBytes }] = [
        await visit(browser, ours.url + path),
        await visit(browser, bare.url + path),
      ];
      if (bareBytes >= oursBytes) {
        throw new Error(
          `The bare ${path} has ${bareBytes} bytes, ours ${oursBytes}, so it is not bare or not compressed.`,
        );
      }
    }
    for (const { name, path } of kinds) {
      rows.push(...rowsOf(name, await compare(path), budgets.firstPageLcpRatio));
      const next = await compare(path, earlierPage);
      rows.push(...rowsOf(`${name}, after another page`, next, budgets.nextPageLcpRatio));
    }
  } finally {
    await browser.close();
    await ours.stop();
    await bare.stop();
    copy.remove();
  }
  return rows;
}

interface Visits {
  readonly ours: readonly Visit[];
  readonly bare: readonly Visit[];
}

function rowsOf(name: string, visits: Visits, lcpRatio: number): Row[] {
  const compared = (figure: (visit: Visit) => number, allowance = 0) => {
    const [ours, bare] = [visits.ours.map(figure), visits.bare.map(figure)];
    const allowed = (values: readonly number[]) => values.map((value) => value + allowance);
    return { ours: median(ours), bare: median(bare), ratio: medianRatio(allowed(ours), allowed(bare)) };
  };
  const inp = compared(({ inp: time }) => time);
  return [
    {
      name: `${name}: LCP`,
      unit: 'ms',
      ...compared(({ lcp }) => lcp),
      budget: { atMost: lcpRatio },
    },
    {
      name: `${name}: TBT`,
      unit: 'ms',
      // A task blocks only after 50 ms. Both sides get these 50 ms added, because two pages that never block would be 0 to
      // 0.
      ...compared(({ tbt }) => tbt, 50),
      budget: { atMost: budgets.pageTbtRatio },
    },
    { name: `${name}: INP, to bare`, unit: 'ms', ...inp },
    { name: `${name}: INP`, unit: 'ms', ours: inp.ours, budget: { atMost: budgets.interactionMilliseconds } },
    {
      name: `${name}: CLS`,
      unit: '',
      ours: Math.max(...visits.ours.map(({ cls }) => cls)),
      bare: Math.max(...visits.bare.map(({ cls }) => cls)),
      budget: { atMost: budgets.cumulativeLayoutShift },
    },
  ];
}
