import { readFileSync } from 'node:fs';
import { localeCookieName } from '@vpn-site/core/locale/locale-cookie.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import type { Request } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const explainer = {
  en: '/privacy/what-is-a-vpn',
  pl: '/pl/prywatnosc/co-to-jest-vpn',
  tr: '/tr/gizlilik/vpn-nedir',
};

describe('choosing a language', () => {
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = await openBrowser();
  });
  afterEach(() => browser.close());

  async function choose(from: string, code: string) {
    const page = await browser.context.newPage();
    await page.goto(origin + from);
    await page.locator(`footer [data-language-switch] a[hreflang="${code}"]`).first().click();
    return page;
  }

  test.each([
    ['en', 'pl', 'Język zapisany'],
    ['pl', 'tr', 'Dil kaydedildi'],
    ['tr', 'en', 'Language saved'],
  ] as const)(
    'from %s to %s leads to the same page, which says “%s”',
    { tags: ['toast-saved', 'locale-set-moves-route', 'locale-later-navigation'] },
    async (from, to, saved) => {
      const page = await choose(explainer[from], to);
      await page.waitForURL(origin + explainer[to]);
      await page.getByText(saved).waitFor();
      await page.reload();
      await page.waitForTimeout(1000);
      expect(await page.getByText(saved).count()).toBe(0);
    },
  );

  test('the page in the chosen language is asked for when the choice is already stored', {
    tags: 'locale-later-navigation',
  }, async () => {
    const page = await browser.context.newPage();
    const asked: Request[] = [];
    // The headers of a request are certain only after the response.
    page.on('response', (response) => {
      if (response.url() === origin + explainer.tr) asked.push(response.request());
    });
    await page.goto(origin + explainer.pl);
    await page.locator('footer [data-language-switch] a[hreflang="tr"]').first().click();
    await page.waitForURL(origin + explainer.tr);
    const cookies = await Promise.all(asked.map((request) => request.headerValue('cookie')));
    expect(cookies).toEqual([`${localeCookieName}=tr`]);
  });

  test.each([
    ['en', 'tr'],
    ['pl', 'en'],
    ['tr', 'pl'],
  ] as const)(
    'stores %s in the one cookie of the site, for a year',
    {
      tags: [
        'cookie-stores-choice',
        'cookie-only-one',
        'cookie-name',
        'cookie-path-expiry',
        'cookie-same-site',
      ],
    },
    async (code, from) => {
      await choose(homePath(from), code);
      await expect.poll(() => browser.context.cookies()).toHaveLength(1);
      const [cookie] = await browser.context.cookies();
      expect(cookie).toMatchObject({
        name: 'i18n_redirected',
        value: code,
        path: '/',
        sameSite: 'Lax',
        secure: false,
        httpOnly: false,
      });
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(365);
    },
  );

  test('a code that is not configured is not stored', { tags: 'locale-unknown-ignored' }, async () => {
    const page = await browser.context.newPage();
    await page.goto(origin + explainer.en);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>(
        'footer [data-language-switch] a[hreflang="tr"]',
      );
      link?.setAttribute('hreflang', 'xx');
      link?.click();
    });
    await page.waitForURL(origin + explainer.tr);
    expect(await browser.context.cookies()).toEqual([]);
  });
});

test('on every page the switch leads to that page in the other languages, and home where it is not written in one', {
  tags: 'locale-set-moves-route',
}, () => {
  const elsewhere = builtPages().filter(({ file }) => {
    const html = readFileSync(`${dist}/client/${file}`, 'utf8');
    return localeCodes.some((code) => {
      const [, same] = new RegExp(`<link rel="alternate" hreflang="${code}" href="([^"]*)"`).exec(html) ?? [];
      const [, chosen] = new RegExp(`data-language-switch="${code}"><a href="([^"]*)"`).exec(html) ?? [];
      return chosen !== (same === undefined ? homePath(code) : new URL(same).pathname);
    });
  });
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
