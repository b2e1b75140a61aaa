import { readFileSync } from 'node:fs';
import type { RankingFile } from '#blocks/tools/your-ranking/ranking-file.ts';
import { openBrowser, type TestBrowser } from '../tests/e2e/harness/browser.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import budgets from './budgets.json' with { type: 'json' };
import { interactionTimes } from './ranking/interaction-times.ts';
import { syntheticRankingFile } from './ranking/synthetic-ranking-file.ts';
import { report } from './report.ts';
import type { Row } from './row.ts';

const slowdown = 4;
const steps = 36;

/** From a step of a slider to the next paint, on a processor slowed down four times. Needs a build. */
async function measureRanking(): Promise<Row[]> {
  const real = JSON.parse(readFileSync('dist/client/_ranking/en.json', 'utf8')) as RankingFile;
  const origin = await startOrigin();
  const browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  try {
    const ours = await stepTimes(browser, origin.url, real);
    const many = await stepTimes(browser, origin.url, syntheticRankingFile(real, 200));
    const own = `${real.data.providers.length} providers, a step of a slider`;
    const budget = { atMost: budgets.rankingInteractionMilliseconds };
    return [
      { name: `${own}, p50`, unit: 'ms', ours: at(ours, 0.5) },
      { name: `${own}, p98`, unit: 'ms', ours: at(ours, 0.98), budget },
      { name: '200 providers, p50', unit: 'ms', ours: at(many, 0.5) },
      { name: '200 providers, p98', unit: 'ms', ours: at(many, 0.98) },
    ];
  } finally {
    await browser.close();
    await origin.stop();
  }
}

/** The shortest first. */
async function stepTimes({ context }: TestBrowser, url: string, file: RankingFile): Promise<number[]> {
  const page = await context.newPage();
  await page.route('**/_ranking/en.json', (route) => route.fulfill({ json: file }));
  await page.goto(`${url}/tools/your-ranking?profile=overall`);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = (await interactionTimes(page, steps)).toSorted((a, b) => a - b);
  await page.close();
  return times;
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

report(await measureRanking());
