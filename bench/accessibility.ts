import { availableParallelism } from 'node:os';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../tests/e2e/harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from '../tests/e2e/harness/browser.ts';
import { holdCountdown } from '../tests/e2e/harness/held-countdown.ts';
import { openAt } from '../tests/e2e/harness/open-at.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { everyAddress } from './accessibility/addresses.ts';

/** Axe on every page in both themes, on a phone and on a wide screen, every fold open. The build must be there. */
const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;
const wanted = new RegExp(process.argv[2] ?? '');
const addresses = everyAddress().filter((address) => wanted.test(address));
const waiting = [...addresses];
const found: string[] = [];
let looks = 0;

const origin = await startOrigin();
// A theme that fades in would be looked at in the middle.
const browser = await openBrowser({ reducedMotion: 'reduce' });
const started = Date.now();
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lookAtWhatWaits));
await Promise.all([browser.close(), origin.stop()]);

const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `${addresses.length} pages, ${schemes.length} themes, ${widths.join(' and ')} px: ${looks} looks in ${minutes} min, ${found.length} with findings.`,
);
process.exitCode = found.length === 0 && looks > 0 ? 0 : 1;

async function lookAtWhatWaits(): Promise<void> {
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    for (const width of widths) await lookAt(browser, address, width);
    const left = waiting.length;
    if (left > 0 && left % 50 === 0) console.log(`${left} of ${addresses.length} pages to go`);
  }
}

async function lookAt(reader: TestBrowser, address: string, width: number): Promise<void> {
  const page = await openPage(reader, address, width);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const problems = await accessibilityProblems(page);
    looks += 1;
    if (problems.length === 0) continue;
    found.push(address);
    console.log(`${address} at ${width} px, ${colorScheme}:\n  ${problems.join('\n  ')}`);
  }
  await page.close();
}

/** A hand-off page would move on by itself, and the page of an error of ours is shown for no address. */
async function openPage(reader: TestBrowser, address: string, width: number): Promise<Page> {
  const page = await openAt(reader, 'about:blank', width);
  if (address.includes('/sendme/')) await holdCountdown(page);
  if (address.endsWith('/500')) {
    await page.route(origin.url + address, (route) =>
      route.fulfill({ path: `dist/client${address}.html`, contentType: 'text/html; charset=utf-8' }),
    );
  }
  await page.goto(origin.url + address);
  return page;
}
