import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import type { Locator, Page } from 'playwright-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { chromiumPath } from './programs.ts';
import { readerAgent } from './reader.ts';

/** Flags that run Debian's Chromium without a screen and without background traffic. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface TestBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** The Chromium of this process, for all windows, because starting one takes longer than most tests. */
let chromiumProcess: Promise<Browser> | undefined;
let holders = 0;

/** Starts Chromium with the first window and does not stop it until the returned function is called. */
export function holdChromium(): () => Promise<void> {
  holders += 1;
  return async () => {
    holders -= 1;
    if (holders > 0) return;
    const ending = chromiumProcess;
    chromiumProcess = undefined;
    await (await ending)?.close();
  };
}

/**
 * Opens Debian's Chromium as a first-time reader: no cookies, an empty cache, its own settings. Test sites were built for a
 * day in the past, so every page would show a notice about its age. The notice is hidden unless `mindsAge` is set.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  { mindsAge: showsAgeNotice = false } = {},
): Promise<TestBrowser> {
  const release = holdChromium();
  chromiumProcess ??= chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const context = await (await chromiumProcess).newContext({ userAgent: readerAgent, ...options });
  // Only a hang takes this long, however busy the machine is.
  context.setDefaultTimeout(60_000);
  if (!showsAgeNotice) await context.addInitScript(hideAgeNotice);
  const close = async () => {
    await context.close();
    await release();
  };
  return { context, close };
}

/** Removes the attribute that apps/site/src/layout/old-page/old-page-script.ts sets, before the page is painted. */
function hideAgeNotice(): void {
  new MutationObserver(() => delete document.documentElement.dataset.old).observe(document, {
    subtree: true,
    attributeFilter: ['data-old'],
  });
}

export async function openAt({ context }: TestBrowser, address: string, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  return page;
}

/** Waits until React has hydrated an element, which it marks with a property. Before that, a form is sent to the server. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}

/**
 * Waits until a page that reloads itself has done so, even if the reload started while the test was still reading the page.
 */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload' && document.readyState === 'complete';
  });
}

/** Waits until nothing in an element moves, so that a test can measure it. */
export async function waitForAnimations(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector(wanted)
        ?.getAnimations({ subtree: true })
        .every(({ playState }) => playState !== 'running'),
    selector,
  );
}

/** Returns the pairs of elements that overlap, by more than this many pixels in height. */
export function overlapping(parts: Locator, pixels = 0): Promise<string[]> {
  return parts.evaluateAll((all, least) => {
    const boxes = all.map((part) => part.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < one.right && right > one.left && top + least < one.bottom && bottom - least > one.top,
        )
        .map((other) => `${one.left} ${one.top} / ${other.left} ${other.top}`),
    );
  }, pixels);
}

/** Returns the elements that are partly beside a screen of this width. */
export function beside(parts: Locator, width: number): Promise<string[]> {
  return parts.evaluateAll(
    (all, edge) =>
      all.flatMap((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left >= 0 && right <= edge ? [] : [`${left} to ${right}`];
      }),
    width,
  );
}

/** The selector of an open evidence card. */
export const openCard = ':popover-open > .evidence-popup';

/** Responds to requests that lead to a provider, so that no test leaves the machine. Returns the requested addresses. */
export async function interceptContinue(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/sendme/*/continue*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>arrived</title>', contentType: 'text/html' });
  });
  return asked;
}

/**
 * Stops the countdown of a hand-off page, as in a hidden tab, until the returned function is called, so that a test can
 * take longer than three seconds.
 */
export async function holdCountdown(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {
      get: () => sessionStorage.getItem('countdown-released') === null,
    });
  });
  return () => page.evaluate(() => sessionStorage.setItem('countdown-released', ''));
}

/**
 * Lets more seconds pass than a countdown has, on the clock of `controlTime`, and waits for the moment in which the page
 * would redirect.
 */
export async function passCountdown(
  page: Page,
  pass: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (let second = 0; second <= handOffSeconds; second += 1) await pass(1000);
  await page.waitForTimeout(300);
}

/**
 * Starts to record violations of the content security policy on pages that are opened from now on. Returns a function that
 * reads them.
 */
export async function recordCspViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

interface Shifted {
  shifted: number;
}

/**
 * Starts to add up the layout shifts of pages that are opened from now on. Returns a function that reads the sum for the
 * open page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: Shifted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Shifted).shifted);
}
