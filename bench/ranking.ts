import { readFileSync } from 'node:fs';
import type { RankingFile } from '#blocks/your-ranking/ranking-file.ts';
import { openBrowser } from '../tests/e2e/harness/browser.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { interactionTimes } from './ranking/interaction-times.ts';
import { syntheticRankingFile } from './ranking/synthetic-ranking-file.ts';

/** npm run bench:ranking: from a step of a slider to the next paint, on a processor slowed down four times. Needs a build. */
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  rankingInteractionMilliseconds: number;
};
const real = JSON.parse(readFileSync('dist/client/_ranking/en.json', 'utf8')) as RankingFile;
const slowdown = 4;
const steps = 36;

const origin = await startOrigin();
const browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
try {
  const ours = await measure(real.data.providers.length, real);
  await measure(200, syntheticRankingFile(real, 200));
  console.log(`budget for ours: at most ${budgets.rankingInteractionMilliseconds} ms`);
  process.exitCode = ours <= budgets.rankingInteractionMilliseconds ? 0 : 1;
} finally {
  await browser.close();
  await origin.stop();
}

/** Prints a line and gives the time that 98 of 100 steps stay under. */
async function measure(count: number, file: RankingFile): Promise<number> {
  const page = await browser.context.newPage();
  await page.route('**/_ranking/en.json', (route) => route.fulfill({ json: file }));
  await page.goto(`${origin.url}/tools/your-ranking?profile=overall`);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = (await interactionTimes(page, steps)).toSorted((a, b) => a - b);
  await page.close();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(
    `${count} providers: ${steps} steps, p50 ${at(0.5)} ms, p98 ${at(0.98)} ms to the next paint (${slowdown}x slower)`,
  );
  return at(0.98);
}
