import { readFileSync } from 'node:fs';
import { chromiumFlags } from '@vpn-site/harness/browser.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { freePort } from '@vpn-site/harness/process.ts';
import { chromiumPath } from '@vpn-site/harness/programs.ts';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import budgets from '../budgets.json' with { type: 'json' };
import { median } from './in-turns.ts';
import type { Row } from './report.ts';

/** One page of each kind in each language. */
const pages = [
  '/',
  '/best-vpn/for-streaming',
  '/reviews/mullvad',
  '/compare/nordvpn-vs-surfshark',
  '/guides/set-up-vpn-on-android',
  '/pl',
  '/pl/najlepszy-vpn/do-streamingu',
  '/pl/recenzje/mullvad',
  '/pl/porownania/nordvpn-vs-surfshark',
  '/pl/poradniki/vpn-na-androidzie',
  '/tr',
  '/tr/yayin-icin',
  '/tr/incelemeler/mullvad',
  '/tr/karsilastirma/nordvpn-vs-surfshark',
  '/tr/rehberler/android-vpn-kurulumu',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse as a phone on a slow network. Needs a build. */
export async function measureLighthouse([rounds = '3']: readonly string[]): Promise<Row[]> {
  // Pages contain the address they were built for, so they are requested under it.
  const { siteUrl } = JSON.parse(readFileSync('dist/release.json', 'utf8')) as { siteUrl: string };
  const origin = await startOrigin({ PORT: new URL(siteUrl).port });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const rows: Row[] = [];
  for (const path of pages) {
    const runs: PageScores[] = [];
    for (let round = 0; round < Number(rounds); round += 1)
      runs.push(await pageScores(new URL(path, siteUrl).href, port));
    const failed = [...new Set(runs.flatMap((run) => run.failedAudits))].join(', ');
    for (const name of categories)
      rows.push({
        name: `${path}: ${name}${name !== 'performance' && failed ? ` (${failed})` : ''}`,
        unit: '',
        ours: median(runs.map(({ scores }) => scores[name])),
        budget: {
          atLeast: name === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther,
        },
      });
  }
  await Promise.all([origin.stop(), browser.close()]);
  return rows;
}

interface PageScores {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** Failed audits of all categories except performance, for which the score is enough. */
  readonly failedAudits: readonly string[];
}

async function pageScores(url: string, port: number): Promise<PageScores> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failedAudits: categories
      .slice(1)
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
