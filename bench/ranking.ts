import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { RankingFile } from '#blocks/tools/your-ranking/ranking-file.ts';
import { seededRandom } from '#domain/scoring/seeded-random.ts';
import { openBrowser, type TestBrowser } from '../tests/e2e/harness/browser.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { Row } from './report.ts';

const slowdown = 4;
const sliderSteps = 36;

/** From a step of a slider to the next paint, on a processor slowed down four times. Needs a build. */
export async function measureRanking(): Promise<Row[]> {
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
  const times = (await interactionTimes(page, sliderSteps)).toSorted((a, b) => a - b);
  await page.close();
  return times;
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** How long each step of a slider took until the next paint, in milliseconds, as the browser itself counts it. */
async function interactionTimes(page: Page, steps: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          times.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const sliders = page.getByRole('slider');
  for (let step = 0; step < steps; step += 1) {
    const slider = sliders.nth(step % (await sliders.count()));
    await slider.focus();
    await page.keyboard.press(step % 4 === 0 ? 'PageUp' : 'ArrowRight', { delay: 30 });
    // As fast as a hand goes, and time for what follows a pause on every sixth step.
    await page.waitForTimeout(step % 6 === 5 ? 600 : 60);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** The same tool for many more providers: copies of the real ones whose points are dealt anew. */
function syntheticRankingFile({ data, texts }: RankingFile, count: number): RankingFile {
  const random = seededRandom(count);
  const providers = Array.from({ length: count }, (_, number) => {
    const model = data.providers[number % data.providers.length];
    if (!model) throw new Error('There is no provider to copy.');
    const judgements = model.judgements.map(
      ([points, ...rest]) => [points === null ? null : Math.round(random() * 100) / 10, ...rest] as const,
    );
    return { original: model.id, provider: { ...model, id: `${model.id}-${number}`, judgements } };
  });
  return {
    data: { ...data, providers: providers.map(({ provider }) => provider) },
    texts: {
      ...texts,
      providers: Object.fromEntries(
        providers.flatMap(({ original, provider: { id } }, number) => {
          const own = texts.providers[original];
          return own ? [[id, { ...own, name: `${own.name} ${number}` }]] : [];
        }),
      ),
    },
  };
}
