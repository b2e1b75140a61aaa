import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const ranking = '/best-vpn/for-streaming';
const phone = { width: 360, height: 780 };

const visibleLead = (page: Page) => page.locator('.watch-lead:visible');

describe('can I watch it?', () => {
  describe('without JavaScript', () => {
    const browser = sharedBrowser({ javaScriptEnabled: false, viewport: phone });

    test('a service is chosen by a tap, and only its own answer is shown', async () => {
      const page = await browser.context.newPage();
      await page.goto(origin + ranking);
      expect(await visibleLead(page).allTextContents()).toEqual(['Yes, with Birch VPN.']);
      await page.getByText('ITVX', { exact: true }).first().click();
      expect(await visibleLead(page).allTextContents()).toEqual(['No, not with any VPN tested.']);
      await page.getByText('Something else').click();
      expect(await visibleLead(page).allTextContents()).toEqual(['We know of no recent independent test.']);
      await page.close();
    });

    test('nothing is wider than a phone, and no table scrolls inside itself', async () => {
      const page = await browser.context.newPage();
      for (const path of [ranking, '/streaming/netflix', '/pl/streaming/netflix', '/tr/yayin/netflix']) {
        await page.goto(origin + path);
        const overflow = await page.evaluate(() => {
          const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
          return {
            width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            inside: [...document.querySelectorAll('.watch')].filter(scrolls).length,
          };
        });
        expect(overflow, path).toEqual({ width: 0, inside: 0 });
      }
      await page.close();
    });
  });
});
