import type { Page } from 'playwright-core';
import { openBrowser } from '../../tests/e2e/harness/browser.ts';
import { slowDown } from './slow-page.ts';

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const visits = 5;
const tapsPerVisit = 9;

interface TappedCards {
  /** The code, the sheet and the evidence come with the tap. */
  readonly first: readonly number[];
  /** Everything is there. */
  readonly further: readonly number[];
}

/** From a tap on a source mark to the first paint of its card. */
export async function tappedCards(url: string): Promise<TappedCards> {
  const all: number[][] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const browser = await openBrowser(phone);
    try {
      const page = await browser.context.newPage();
      await page.goto(`${url}/reviews/mullvad`, { waitUntil: 'networkidle' });
      await noteCards(page);
      await slowDown(page);
      all.push(await tapTimes(page));
    } finally {
      await browser.close();
    }
  }
  return {
    first: all.flatMap((times) => times.slice(0, 1)),
    further: all.flatMap((times) => times.slice(1)),
  };
}

async function tapTimes(page: Page): Promise<number[]> {
  const marks = await page.locator('main a[data-evidence]:visible').elementHandles();
  const card = page.locator('.evidence-popup');
  const times: number[] = [];
  for (const mark of marks.slice(0, tapsPerVisit)) {
    await mark.scrollIntoViewIfNeeded();
    await mark.tap();
    await card.waitFor();
    times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
  }
  return times;
}

/** Lets the page note how long after a tap the card that it opens is painted. */
async function noteCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cardSelector = '.evidence-popup';
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const painted = new Promise<number>((resolve) => {
          const seen = () => {
            if (!document.querySelector(cardSelector)) return;
            changes.disconnect();
            // What is queued in a frame runs after its paint.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          const changes = new MutationObserver(seen);
          changes.observe(document.body, { childList: true, subtree: true });
        });
        Object.assign(window, { painted });
      },
      { capture: true },
    );
  });
}
