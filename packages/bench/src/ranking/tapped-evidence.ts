import { openBrowser, openCard } from '@vpn-site/harness/browser.ts';
import type { Page } from 'playwright-core';
import { noteAnswers, notedAnswers, slowDown } from './slow-page.ts';

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const visits = 5;
const tapsPerVisit = 9;

interface TappedCards {
  /** Times of a tap that is the first touch of the page. It also loads the code, the style sheet and the evidence. */
  readonly cold: readonly number[];
  /** Times of the first tap after a reader has scrolled to the mark and read for a moment. */
  readonly first: readonly number[];
  /** Times of later taps, when everything is loaded. */
  readonly further: readonly number[];
}

/** Measures the time from a tap on a source mark to the first paint of its card. */
export async function measureTaps(url: string): Promise<TappedCards> {
  const cold: number[] = [];
  const first: number[] = [];
  const further: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    cold.push(...(await visited(url, (page) => tapTimes(page, 1))));
    const [one = 0, ...others] = await visited(url, async (page) => {
      await scrollByHand(page);
      return tapTimes(page, tapsPerVisit);
    });
    first.push(one);
    further.push(...others);
  }
  return { cold, first, further };
}

async function visited(url: string, taps: (page: Page) => Promise<number[]>): Promise<number[]> {
  const browser = await openBrowser(phone);
  try {
    const page = await browser.context.newPage();
    await page.goto(`${url}/reviews/mullvad`, { waitUntil: 'networkidle' });
    await noteAnswers(page, 'click', openCard);
    await slowDown(page);
    return await taps(page);
  } finally {
    await browser.close();
  }
}

async function scrollByHand(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -400,
    gestureSourceType: 'touch',
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

async function tapTimes(page: Page, taps: number): Promise<number[]> {
  const marks = await page.locator('main a[data-evidence]:visible').elementHandles();
  const shown = page.locator(openCard);
  for (const mark of marks.slice(0, taps)) {
    await mark.scrollIntoViewIfNeeded();
    await mark.tap();
    await shown.waitFor();
    await notedAnswers(page);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'hidden' });
    await page.waitForTimeout(200);
  }
  return notedAnswers(page);
}
