import { readFileSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe('the shell of every page', () => {
  const browser = sharedBrowser({ viewport: { width: 1280, height: 900 } });

  async function open(path: string) {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(origin + path);
    return page;
  }

  test('is a header, then the content, then a footer', { tags: 'layout-order' }, async () => {
    const page = await open('/privacy/what-is-a-vpn');
    const landmarks = await page.evaluate(() => [...document.body.children].map(({ tagName }) => tagName));
    expect(landmarks.filter((tag) => ['HEADER', 'MAIN', 'FOOTER'].includes(tag))).toEqual([
      'HEADER',
      'MAIN',
      'FOOTER',
    ]);
    const others = builtPages().filter(({ file }) => {
      const html = readFileSync(`${dist}/client/${file}`, 'utf8');
      return !/<header[ >].*<\/header>.*<main[ >].*<\/main>.*<footer[ >].*<\/footer>/s.test(html);
    });
    expect(others).toEqual([]);
  });

  test.each([
    ['/privacy/what-is-a-vpn', '/', 'Go to homepage'],
    ['/pl/prywatnosc/co-to-jest-vpn', '/pl', 'Przejdź do strony głównej'],
    ['/tr/gizlilik/vpn-nedir', '/tr', 'Ana sayfaya git'],
  ])(
    'on %s the logo leads to %s and says so',
    { tags: ['header-logo-home', 'header-logo-alt', 'header-logo-label'] },
    async (path, home, label) => {
      const page = await open(path);
      const link = page.getByRole('banner').getByRole('link', { name: label });
      expect(await link.getAttribute('href')).toBe(home);
      expect(await link.getByRole('img', { name: 'VPN Site' }).count()).toBe(1);
    },
  );

  test('the logo of an English page leads to the English home, whatever language was chosen before', {
    tags: 'header-logo-home',
  }, async () => {
    const page = await open('/privacy/what-is-a-vpn');
    await page.context().addCookies([{ name: 'i18n_redirected', value: 'tr', url: origin }]);
    await page.getByRole('banner').getByRole('link', { name: 'Go to homepage' }).click();
    await page.waitForURL(`${origin}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().clearCookies();
  });

  test('labels the main navigation', { tags: 'header-nav-label' }, async () => {
    const page = await open('/');
    expect(await page.getByRole('navigation', { name: 'Main', exact: true }).count()).toBe(1);
  });

  test('switches the language to the same page and marks the current one', {
    tags: ['footer-switcher-links', 'footer-switcher-code', 'footer-switcher-current'],
  }, async () => {
    const page = await open('/pl/prywatnosc/co-to-jest-vpn');
    const links = page.getByRole('navigation', { name: 'Język' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['EN', 'PL', 'TR']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/privacy/what-is-a-vpn',
      '/pl/prywatnosc/co-to-jest-vpn',
      '/tr/gizlilik/vpn-nedir',
    ]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')))).toEqual([
      null,
      'page',
      null,
    ]);
    const [other, current, another] = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).backgroundColor),
    );
    expect(other).toBe(another);
    expect(current).not.toBe(other);
  });

  test('ends with the disclosure, the site name and the current year', {
    tags: ['footer-copyright', 'footer-disclosure', 'store-query', 'footer-year'],
  }, async () => {
    const catalog = loadCatalog(siteRoot);
    for (const locale of localeCodes) {
      const page = await open(homePath(locale));
      const footer = await page.getByRole('contentinfo').innerText();
      expect(footer).toContain(
        composeLocaleSite(catalog, locale, 'https://site.example', today()).frame.disclosure,
      );
      // A script sets the year of the reader's clock.
      expect(footer).toContain(`© ${new Date().getFullYear()} ${catalog.site.name}`);
    }
  });

  test.each(['/privacy/what-is-a-vpn', '/pl/prywatnosc/co-to-jest-vpn', '/tr/gizlilik/vpn-nedir'])(
    'on %s the line about the facts is one line on a small phone too',
    async (path) => {
      const page = await open(path);
      const line = page.locator('header ul').last();
      const high = (await line.boundingBox())?.height ?? 0;
      await page.setViewportSize({ width: 320, height: 740 });
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(high);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );

  test('shows the first focus, and skips to the content', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.boundingBox()).toMatchObject({ x: 12, y: 12 });
    expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('asks nothing of another origin and sets no cookie', { tags: 'cookie-only-one' }, async () => {
    const page = await open('/');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) foreign.push(request.url());
    });
    for (const path of ['/', '/pl', '/tr/gizlilik/vpn-nedir', '/nope']) await open(path);
    expect(foreign).toEqual([]);
    expect(await browser.context.cookies()).toEqual([]);
  });
});

describe('error pages', () => {
  const browser = sharedBrowser({ viewport: { width: 360, height: 740 } });

  test('a very long address stays on the page', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${origin}/${'a'.repeat(190)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.close();
  });
});
