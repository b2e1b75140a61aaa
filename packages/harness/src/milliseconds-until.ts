import type { JSHandle, Locator, Page } from 'playwright-core';

/** Returns how long it takes from now until a selector matches, checked in each frame of the page itself. */
export function millisecondsUntil(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector(wanted)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
}

interface Times {
  readonly started: number;
  readonly ended: number;
}

/** Waits for the end of the measurement and returns its milliseconds. */
export type Stopwatch = () => Promise<number>;

/**
 * Measures the time from when the pointer enters or leaves an element until a selector matches, or no longer matches. The
 * page itself records both moments, so that a slow test cannot distort the result, which is never less than the real time.
 */
export async function stopwatchFromPointer(
  trigger: Locator,
  event: 'pointerover' | 'pointerout',
  selector: string,
  isThere = true,
): Promise<Stopwatch> {
  const times = await trigger.evaluateHandle(
    (element, [type, wanted, there]) => {
      const counted = { started: 0, ended: 0 };
      const isOn = (target: EventTarget | null) => target instanceof Node && element.contains(target);
      document.addEventListener(
        type,
        ({ target, relatedTarget }) => {
          const hasCrossed = isOn(target) && !isOn(relatedTarget);
          if (hasCrossed && counted.ended === 0) counted.started = performance.now();
        },
        { capture: true },
      );
      const look = () => {
        const isDone = (document.querySelector(wanted) !== null) === there;
        if (counted.started > 0 && isDone) counted.ended = performance.now();
        else requestAnimationFrame(look);
      };
      look();
      return counted;
    },
    [event, selector, isThere] as const,
  );
  return () => read(trigger.page(), times);
}

/** Measures the time from when a selector matches until another one does, or until the first no longer does. */
export async function stopwatchBetween(page: Page, from: string, until?: string): Promise<Stopwatch> {
  const times = await page.evaluateHandle(
    ([first, last]) => {
      const counted = { started: 0, ended: 0 };
      const watch = new MutationObserver(() => {
        const isFirst = document.querySelector(first) !== null;
        if (isFirst) counted.started ||= performance.now();
        const isLast = last === undefined ? !isFirst : document.querySelector(last) !== null;
        if (counted.started === 0 || !isLast) return;
        counted.ended = performance.now();
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      return counted;
    },
    [from, until] as const,
  );
  return () => read(page, times);
}

async function read(page: Page, times: JSHandle<Times>): Promise<number> {
  await page.waitForFunction(({ ended }) => ended > 0, times);
  const { started, ended } = await times.jsonValue();
  return ended - started;
}
