import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { openBrowser, watchShifts } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const { asOf } = readRelease(dist);
const dayLength = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(Date.parse(asOf) + days * dayLength);

describe('a page that is old by the clock of its reader', () => {
  const browser = sharedBrowser({}, { mindsAge: true });
  let page: Page;

  beforeEach(async () => {
    page = await browser.context.newPage();
  });
  afterEach(() => page.close());

  const notice = () => page.locator('.old-page');

  test.each([
    ['on its day', 0.5, false],
    ['in the last minute of its week', 7 - 1 / 1440, false],
    ['a week later', 7, true],
    ['a year later', 365, true],
    ['where the clock is years behind', -4000, false],
  ])('%s', async (_when, days, isTold) => {
    await page.clock.setFixedTime(daysLater(days));
    await page.goto(`${inject('originUrl')}/`);
    expect(await notice().isVisible()).toBe(isTold);
  });

  test.each(localeCodes)(
    'says so in %s, with its day for machines too, and moves nothing',
    async (locale) => {
      await page.clock.setFixedTime(daysLater(8));
      const shifted = await watchShifts(page);
      await page.goto(`${inject('originUrl')}${homePath(locale)}`);
      expect(await notice().innerText()).toContain(formatDay(asOf, locale));
      expect(await notice().locator('time').getAttribute('datetime')).toBe(asOf);
      expect(await shifted()).toBeLessThan(0.02);
    },
  );

  test('while it stays open', async () => {
    await page.clock.install({ time: daysLater(6.9) });
    await page.goto(`${inject('originUrl')}/`);
    expect(await notice().isVisible()).toBe(false);
    await page.clock.fastForward('04:00:00');
    await notice().waitFor();
  });

  test('also where nothing else of the site can be had', async () => {
    const html = await (await fetch(`${inject('originUrl')}/`)).text();
    await page.clock.setFixedTime(daysLater(30));
    await page.setContent(html);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.old)).toBe('');
  });
});

test('without scripts every kind of page says of which day it is, in words and for machines', async () => {
  const browser = await openBrowser({ javaScriptEnabled: false });
  const page = await browser.context.newPage();
  for (const path of ['/', '/about', '/reviews/alder', '/search?q=vpn', '/sendme/alder', '/no-such-page']) {
    await page.goto(`${inject('originUrl')}${path}`);
    const foot = page.getByRole('contentinfo');
    expect(await foot.locator(`time[datetime="${asOf}"]`).innerText()).toBe(formatDay(asOf, 'en'));
    expect(await page.locator('.old-page').isVisible()).toBe(false);
  }
  await browser.close();
});
