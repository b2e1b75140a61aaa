import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverIntent } from '#browser/hover/hover-intent.ts';
import { menuCloseDelay, menuOpenDelay, menuSkipWindow } from './menu-hover.client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the delays are those of the specification', { tags: ['menu-open-delay', 'menu-skip-delay'] }, () => {
  expect(menuOpenDelay).toBe(200);
  expect(menuSkipWindow).toBe(300);
});

test.each([
  ['nothing was open before', undefined, false, 200],
  ['another group is open', undefined, true, 0],
  ['another group closed 299 ms ago', 299, false, 0],
  ['another group closed 300 ms ago', 300, false, 200],
])('when %s, a group waits as it should', (_when, closedFor, isAnotherOpen, wait) => {
  expect(waitBeforeOpening(closedFor, isAnotherOpen)).toBe(wait);
});

test('it waits in full or not at all, and never less the later it is', () => {
  const time = fc.nat(1000);
  fc.assert(
    fc.property(time, time, fc.boolean(), (closedFor, more, isAnotherOpen) => {
      const early = waitBeforeOpening(closedFor, isAnotherOpen);
      const late = waitBeforeOpening(closedFor + more, isAnotherOpen);
      expect([0, menuOpenDelay]).toContain(early);
      expect(late).toBeGreaterThanOrEqual(early);
    }),
  );
});

/**
 * Returns the number of milliseconds of hover after which a group opens. `closedFor` is the number of milliseconds since
 * another group closed.
 */
function waitBeforeOpening(closedFor: number | undefined, isAnotherOpen: boolean): number {
  let openedAt = Number.NaN;
  const hover = new HoverIntent<string>({
    openDelay: menuOpenDelay,
    closeDelay: menuCloseDelay,
    skipDelay: menuSkipWindow,
    open: () => {
      openedAt = performance.now();
    },
    close: () => undefined,
  });
  if (closedFor !== undefined) {
    hover.noteClosed('another group');
    vi.advanceTimersByTime(closedFor);
  }
  const enteredAt = performance.now();
  hover.enter('a group', isAnotherOpen || undefined);
  vi.advanceTimersByTime(menuOpenDelay);
  return openedAt - enteredAt;
}
