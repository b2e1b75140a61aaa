import { readerAgent } from '@vpn-site/harness/reader.ts';
import type { Browser, Page } from 'playwright-core';

/** Metrics of a visit to a page, in milliseconds; `cls` has no unit. */
export interface Visit {
  readonly lcp: number;
  readonly tbt: number;
  /**
   * The time to the next paint after opening the first disclosure in the text; if there is none, after moving to the first
   * link.
   */
  readonly inp: number;
  readonly cls: number;
  /** The size of the document as transferred. */
  readonly bytes: number;
}

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: readerAgent,
  ignoreHTTPSErrors: true,
};
const processorSlowdown = 4;
/** The number of milliseconds in which the last task that a page starts by itself has ended. */
const quietMilliseconds = 1500;

interface PageMetrics {
  firstPaint: number;
  lcp: number;
  cls: number;
  readonly longTasks: { readonly end: number; readonly duration: number }[];
  readonly interactions: number[];
}

/**
 * Measures one visit with empty caches and no open connection on a slow processor, optionally after another page of the
 * site.
 */
export async function visit(browser: Browser, url: string, cameFrom?: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    if (cameFrom !== undefined) {
      await page.goto(cameFrom, { waitUntil: 'load' });
      await page.waitForTimeout(quietMilliseconds);
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.addInitScript(observeMetrics);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(quietMilliseconds);
    // Read before the key press, because later paints no longer count and layout shifts caused by the key press are
    // intended.
    const { firstPaint, lcp, cls, longTasks } = await noticed(page);
    const blocking = longTasks.filter(({ end }) => end > firstPaint).map(({ duration }) => duration - 50);
    const tbt = blocking.reduce((sum, time) => sum + time, 0);
    return { lcp, cls, tbt, bytes: await transferredBytes(page), inp: await interact(page) };
  } finally {
    await context.close();
  }
}

/** Uses the keyboard instead of taps, because on the bare page, pictures without a size overlap the controls. */
async function interact(page: Page): Promise<number> {
  const disclosure = page.locator('main summary:visible').first();
  const hasDisclosure = (await disclosure.count()) > 0;
  if (hasDisclosure) await disclosure.focus();
  await page.keyboard.press(hasDisclosure ? 'Enter' : 'Tab');
  await page.waitForTimeout(500);
  // The browser reports no event below 16 ms.
  return Math.max(16, ...(await noticed(page)).interactions);
}

function transferredBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return document?.encodedBodySize ?? 0;
  });
}

function noticed(page: Page): Promise<PageMetrics> {
  return page.evaluate(() => (window as unknown as { noticed: PageMetrics }).noticed);
}

/** Starts to record metrics. It runs in the page, before the page's own scripts. */
function observeMetrics(): void {
  const seen: PageMetrics = { firstPaint: 0, lcp: 0, cls: 0, longTasks: [], interactions: [] };
  Object.assign(window, { noticed: seen });
  const observe = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe({ type: 'layout-shift' }, (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    seen.longTasks.push({ end: startTime + duration, duration });
  });
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      seen.interactions.push(entry.duration);
  });
}
