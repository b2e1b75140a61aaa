import type { Page } from 'playwright-core';

/** How long it takes from now until a selector matches, or no longer does. Frames are counted in the page itself. */
export function millisecondsUntil(page: Page, selector: string, isThere = true): Promise<number> {
  return page.evaluate(
    ([wanted, there]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if ((document.querySelector(wanted) !== null) === there) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, isThere] as const,
  );
}
