import { availableParallelism } from 'node:os';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { holdCountdown, openAt, openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { builtPages } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import type { Row } from './report.ts';

const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** Runs axe on every page in both themes, on a phone and on a wide screen, with every fold open. Needs a build. */
export async function measureAccessibility([pattern = '']: readonly string[]): Promise<Row[]> {
  const wanted = new RegExp(pattern);
  const addresses = everyAddress().filter((address) => wanted.test(address));
  if (addresses.length === 0) throw new Error(`No page of the build has "${pattern}" in its address.`);
  const waiting = [...addresses];
  const origin = await startOrigin();
  // Otherwise axe would check a theme in the middle of its transition.
  const browser = await openBrowser({ reducedMotion: 'reduce' });
  const workers = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    let found = 0;
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      for (const width of widths) found += await findingsAt(browser, origin.url, address, width);
      if (waiting.length > 0 && waiting.length % 50 === 0)
        console.log(`${waiting.length} of ${addresses.length} pages to go`);
    }
    return found;
  });
  const found = (await Promise.all(workers)).reduce((sum, each) => sum + each, 0);
  await Promise.all([browser.close(), origin.stop()]);
  return [
    {
      name: `findings on ${addresses.length} pages, ${schemes.length} themes, ${widths.join(' and ')} px`,
      unit: '',
      ours: found,
      budget: { atMost: 0 },
    },
  ];
}

/** Prints the findings of axe on one page in each theme. Returns the number of themes with findings. */
async function findingsAt(
  browser: TestBrowser,
  site: string,
  address: string,
  width: number,
): Promise<number> {
  const page = await openPage(browser, site, address, width);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  let found = 0;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const problems = await accessibilityProblems(page);
    if (problems.length === 0) continue;
    found += 1;
    console.log(`${address} at ${width} px, ${colorScheme}:\n  ${problems.join('\n  ')}`);
  }
  await page.close();
  return found;
}

/**
 * Opens a page. Stops the countdown of a hand-off page, and serves the page for status 500 from its file, because it has no
 * address.
 */
async function openPage(browser: TestBrowser, site: string, address: string, width: number): Promise<Page> {
  const page = await openAt(browser, 'about:blank', width);
  if (address.includes('/sendme/')) await holdCountdown(page);
  if (address.endsWith('/500')) {
    await page.route(site + address, (route) =>
      route.fulfill({ path: `dist/client${address}.html`, contentType: 'text/html; charset=utf-8' }),
    );
  }
  await page.goto(site + address);
  return page;
}

/** Addresses without a file: pages that are rendered on request, and tools after use. */
const pagesWithQuery = [
  ['/search', '/pl/szukaj', '/tr/ara'].flatMap((path) => [path, `${path}?q=vpn`, `${path}?q=qqqqqqqq`]),
  ['/compare', '/pl/porownania', '/tr/karsilastirma'].map(
    (path) => `${path}?with=ivpn,mullvad,nordvpn,private-internet-access`,
  ),
  ['/tools/true-cost', '/pl/narzedzia/rzeczywisty-koszt', '/tr/araclar/gercek-maliyet'].map(
    (path) => `${path}?plan=nordvpn.basic-two-year&plan=mullvad.one-month-credit&years=3&from=2026-01-31`,
  ),
  ['/tools/your-ranking', '/pl/narzedzia/twoj-ranking', '/tr/araclar/kendi-siralamaniz'].map(
    (path) => `${path}?trust=0&need=kill-switch&need=ram-only-servers&a=nordvpn`,
  ),
  ['/tools/do-i-need-a-vpn', '/pl/narzedzia/czy-potrzebuje-vpn', '/tr/araclar/vpn-gerekli-mi'].flatMap(
    (path) => [`${path}?worry=blocked&place=turkey&device=tv`, `${path}?worry=sites&follow=adverts`],
  ),
].flat();

/** Returns every page that a reader can see, including error pages. */
function everyAddress(): string[] {
  return [...builtPages().map(({ path }) => path), ...pagesWithQuery];
}
