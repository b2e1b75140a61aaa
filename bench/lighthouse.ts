import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { median } from './in-turns.ts';
import { startDebuggedChromium } from './lighthouse/debugged-chromium.ts';

/** Lighthouse as a phone on a slow network, on one page of each kind in each language. The build must be there. */
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
const rounds = Number(process.argv[2] ?? 3);
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  lighthousePerformance: number;
  lighthouseOther: number;
};

/** Pages name the address they were built for as their own, so they are asked for under it. */
const { siteUrl } = JSON.parse(readFileSync('dist/release.json', 'utf8')) as { siteUrl: string };
const origin = await startOrigin({ PORT: new URL(siteUrl).port });
const chromium = await startDebuggedChromium();
const missed: string[] = [];

for (const path of pages) {
  const runs: Record<string, number>[] = [];
  const failed = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(new URL(path, siteUrl).href, {
      port: chromium.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${path}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    runs.push(
      Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ),
    );
    for (const name of categories.slice(1)) {
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
        if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) failed.add(id);
      }
    }
  }
  const scores = Object.fromEntries(
    categories.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
  console.log(path.padEnd(42), categories.map((name) => `${name} ${scores[name]}`).join('  '), ...failed);
  for (const name of categories) {
    const wanted = name === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther;
    if ((scores[name] ?? 0) < wanted) missed.push(`${path}: ${name} ${scores[name]}, wanted ${wanted}`);
  }
}

await Promise.all([origin.stop(), chromium.stop()]);
console.log(missed.length === 0 ? 'Every page is within its budget.' : missed.join('\n'));
process.exitCode = missed.length === 0 ? 0 : 1;
