import type { Page } from 'playwright-core';
import type { Row } from '../report.ts';

const slowdown = 4;

/** Slows the page's processor down four times from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Makes the page record how long each interaction takes until the next paint, as the browser measures it. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          times.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

export async function notedTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** Makes the page record how long after an event the element with its result is painted. */
export async function noteAnswers(page: Page, event: 'click' | 'input', answer: string): Promise<void> {
  await page.evaluate(
    ([type, selector]) => {
      const answers: Promise<number>[] = [];
      Object.assign(window, { answers });
      addEventListener(
        type,
        ({ timeStamp }) => {
          const painted = new Promise<number>((resolve) => {
            const changes = new MutationObserver(() => {
              if (!document.querySelector(selector)) return;
              changes.disconnect();
              // A timeout that is set in an animation frame runs after its paint.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            changes.observe(document.body, {
              attributes: true,
              characterData: true,
              childList: true,
              subtree: true,
            });
          });
          answers.push(painted);
        },
        { capture: true },
      );
    },
    [event, answer] as const,
  );
}

/** Returns the recorded times in milliseconds, when everything is painted. */
export async function notedAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => Promise.all((window as unknown as { answers: Promise<number>[] }).answers));
}

/** Returns two rows of the report, for p50 and p98. The budget is for p98. */
export function rowsOf(name: string, times: readonly number[], atMost?: number): Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [
    { name: `${name}, p50`, unit: 'ms', ours: at(0.5) },
    { name: `${name}, p98`, unit: 'ms', ours: at(0.98), ...(atMost !== undefined && { budget: { atMost } }) },
  ];
}
