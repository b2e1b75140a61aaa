import { readFileSync } from 'node:fs';
import { seededRandom } from '@vpn-site/core/scoring/seeded-random.ts';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import type { RankingFile } from '@vpn-site/site/blocks/tools/your-ranking/ranking-file.ts';
import type { BrowserContext } from 'playwright-core';
import budgets from '../budgets.json' with { type: 'json' };
import { notedTimes, noteInteractions, rowsOf, slowDown } from './ranking/slow-page.ts';
import { measureTaps } from './ranking/tapped-evidence.ts';
import { askedQueries, measureTyping, syntheticQueries } from './ranking/typed-search.ts';
import type { Row } from './report.ts';

const sliderSteps = 36;
const manyProviders = 200;
const manyPages = 1000;

/**
 * Measures the time from readers' actions to the next paint, on a processor that is slowed down four times. Needs a build.
 */
export async function measureRanking([part]: readonly string[] = []): Promise<Row[]> {
  const origin = await startOrigin();
  const browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
    sliders: () => sliderRows(browser.context, origin.url),
    search: () => searchRows(browser.context, origin.url),
    evidence: () => evidenceRows(origin.url),
  };
  const asked = part === undefined ? Object.values(parts) : [parts[part] ?? unknownPart(part, parts)];
  try {
    const rows: Row[] = [];
    for (const measure of asked) rows.push(...(await measure()));
    return rows;
  } finally {
    await browser.close();
    await origin.stop();
  }
}

function unknownPart(part: string, parts: object): never {
  throw new Error(`This measurement has no part "${part}". Its parts are ${Object.keys(parts).join(', ')}.`);
}

async function sliderRows(context: BrowserContext, url: string): Promise<Row[]> {
  const real = JSON.parse(readFileSync('dist/client/_ranking/en.json', 'utf8')) as RankingFile;
  const ours = await stepTimes(context, url, real);
  const many = await stepTimes(context, url, syntheticRankingFile(real, manyProviders));
  const budget = budgets.rankingInteractionMilliseconds;
  return [
    ...rowsOf(`${real.data.providers.length} providers, a step of a slider`, ours, budget),
    ...rowsOf(`${manyProviders} providers, a step of a slider`, many),
  ];
}

async function searchRows(context: BrowserContext, url: string): Promise<Row[]> {
  const ours = await measureTyping(context, url, askedQueries);
  const many = await measureTyping(context, url, syntheticQueries, manyPages);
  const budget = budgets.typedSearchMilliseconds;
  return [
    ...rowsOf('search, a letter typed', ours.letters, budget),
    ...rowsOf('search, its answers', ours.answers),
    ...rowsOf(`search in ${manyPages} pages, a letter typed`, many.letters, budget),
    ...rowsOf(`search in ${manyPages} pages, its answers`, many.answers),
  ];
}

async function evidenceRows(url: string): Promise<Row[]> {
  const { cold, first, further } = await measureTaps(url);
  return [
    ...rowsOf('evidence, a tap as the first touch of a page', cold),
    ...rowsOf('evidence, the first tap after a touch', first),
    ...rowsOf('evidence, a further tap', further, budgets.evidenceCardMilliseconds),
  ];
}

async function stepTimes(context: BrowserContext, url: string, file: RankingFile): Promise<number[]> {
  const page = await context.newPage();
  await page.route('**/_ranking/en.json', (route) => route.fulfill({ json: file }));
  await page.goto(`${url}/tools/your-ranking?profile=overall`);
  await page.locator('.own-ranking').getByRole('button', { name: 'Copy link' }).waitFor();
  // Found once, because looking for a role reads every element of the page, on the processor that is measured.
  const sliders = await page.getByRole('slider').elementHandles();
  await slowDown(page);
  await noteInteractions(page);
  for (let step = 0; step < sliderSteps; step += 1) {
    await sliders[step % sliders.length]?.focus();
    await page.keyboard.press(step % 4 === 0 ? 'PageUp' : 'ArrowRight', { delay: 30 });
    // As fast as a hand moves, with time on every sixth step for work that follows a pause.
    await page.waitForTimeout(step % 6 === 5 ? 600 : 60);
  }
  const times = await notedTimes(page);
  await page.close();
  return times;
}

/** Returns the data of the same tool for many more providers: copies of the real ones with random points. */
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
