import { join } from 'node:path';
import { holdCountdown, openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';

const widths = [360, 768, 1280] as const;
const themes = ['light', 'dark'] as const;
/** The timeout in milliseconds. Long pages take a while on a busy machine. */
const timeoutMilliseconds = 120_000;

/**
 * Takes screenshots of whole pages at three widths and in both themes. Translations have the narrowest and the widest, in
 * one theme each.
 */
export async function takeScreenshots(
  url: string,
  addresses: readonly string[],
  folder: string,
): Promise<number> {
  const browser = await openBrowser({ reducedMotion: 'reduce' });
  const waiting = [...addresses];
  let taken = 0;
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const pictures = await takeAll(browser, url, address, folder);
      taken += pictures;
    }
  };
  await Promise.all([worker(), worker()]);
  await browser.close();
  return taken;
}

async function takeAll(browser: TestBrowser, url: string, address: string, folder: string): Promise<number> {
  const isTranslation = /^\/(?:pl|tr)(?:\/|$)/.test(address);
  const page = await browser.context.newPage();
  page.setDefaultTimeout(timeoutMilliseconds);
  if (address.includes('/sendme/')) await holdCountdown(page);
  let taken = 0;
  for (const width of widths) {
    const shownThemes = isTranslation ? (width === 360 ? ['light'] : width === 1280 ? ['dark'] : []) : themes;
    for (const colorScheme of shownThemes as readonly ('light' | 'dark')[]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(url + address);
      await waitUntilReady(page);
      const name = `${address.slice(1).replaceAll(/[^\w-]+/g, '_') || 'home'}.${width}.${colorScheme}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true, animations: 'disabled' });
      taken += 1;
    }
  }
  await page.close();
  return taken;
}

/** Waits until fonts are loaded and every tool that starts when it is visible has started. */
async function waitUntilReady(page: Awaited<ReturnType<TestBrowser['context']['newPage']>>): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
