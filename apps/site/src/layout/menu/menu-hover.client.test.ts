import { expect, test } from 'vitest';
import { menuOpenDelay, menuSkipWindow } from './menu-hover.client.ts';

test('the delays are those of the specification', { tags: ['menu-open-delay', 'menu-skip-delay'] }, () => {
  expect([menuOpenDelay, menuSkipWindow]).toEqual([200, 300]);
});
