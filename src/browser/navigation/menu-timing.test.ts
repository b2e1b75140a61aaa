import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuOpenDelay, menuSkipWindow, waitBeforeOpening } from './menu-timing.ts';

test('the delays are those of the specification', { tags: ['menu-open-delay', 'menu-skip-delay'] }, () => {
  expect(menuOpenDelay).toBe(200);
  expect(menuSkipWindow).toBe(300);
});

test.each([
  ['nothing was open before', { now: 5000, isAnotherOpen: false, closedAt: -Infinity }, 200],
  ['another group is open', { now: 5000, isAnotherOpen: true, closedAt: -Infinity }, 0],
  ['another group closed 299 ms ago', { now: 5000, isAnotherOpen: false, closedAt: 4701 }, 0],
  ['another group closed 300 ms ago', { now: 5000, isAnotherOpen: false, closedAt: 4700 }, 200],
])('when %s, a group waits as it should', (_when, moment, wait) => {
  expect(waitBeforeOpening(moment)).toBe(wait);
});

test('it waits in full or not at all, and never less the later it is', () => {
  const time = fc.nat(10_000);
  fc.assert(
    fc.property(time, time, time, fc.boolean(), (closedAt, since, more, isAnotherOpen) => {
      const early = waitBeforeOpening({ now: closedAt + since, isAnotherOpen, closedAt });
      const late = waitBeforeOpening({ now: closedAt + since + more, isAnotherOpen, closedAt });
      expect([0, menuOpenDelay]).toContain(early);
      expect(late).toBeGreaterThanOrEqual(early);
    }),
  );
});
