import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeLocaleSite } from '#compose/locale-site.ts';
import { today } from '#compose/today.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';
import { accessibilityProblems } from './harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { htmlProblems } from './harness/html-problems.ts';
import { readPage } from './harness/mirrored-page.ts';
import { openAt } from './harness/open-at.ts';
import { siteRoot } from './harness/tested-site.ts';

const origin = inject('originUrl');
const catalog = loadCatalog(siteRoot, today());

const pages = [
  { path: '/best-vpn', locale: 'en', profile: 'overall' },
  { path: '/best-vpn/for-streaming', locale: 'en', profile: 'streaming' },
  { path: '/best-vpn/for-torrenting', locale: 'en', profile: 'torrenting' },
  { path: '/best-vpn/free-vpns', locale: 'en', profile: 'free' },
  { path: '/tr/en-iyi-vpn', locale: 'tr', profile: 'overall' },
  { path: '/tr/yayin-icin', locale: 'tr', profile: 'streaming' },
  { path: '/tr/torrent-icin', locale: 'tr', profile: 'torrenting' },
  { path: '/tr/ucretsiz', locale: 'tr', profile: 'free' },
] as const;

const polish = ['', '/do-streamingu', '/do-torrentingu', '/darmowe'].map((end) => `/pl/najlepszy-vpn${end}`);

describe('the rankings', () => {
  test.each([...pages.map(({ path }) => path), ...polish])(
    '%s is a page of valid HTML',
    { tags: 'content-roundup-pages' },
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(await htmlProblems(html)).toEqual([]);
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(String(catalog.site.contentYear));
    },
  );

  describe('read without JavaScript', () => {
    let browser: TestBrowser;
    beforeAll(async () => {
      browser = await openBrowser({ javaScriptEnabled: false });
    });
    afterAll(() => browser.close());

    test.each(pages)(
      '$path lists everyone in the order of the computed ranking',
      async ({ path, profile }) => {
        const page = await browser.context.newPage();
        await page.goto(origin + path);
        const { ranked } = scoreProfile(
          catalog.facts.providers,
          catalog.methodology,
          profile,
          today(),
        ).ranking;
        const names = ranked.map(
          ({ score }) => catalog.facts.providers.find(({ id }) => id === score.provider)?.name,
        );
        expect(await page.locator('.ranked h3').allTextContents()).toEqual(names);
        const table = await page.locator('.criteria-table tbody th').allTextContents();
        expect(table.slice(0, names.length)).toEqual(names.map((name) => expect.stringMatching(`${name}$`)));
        expect(await page.locator('.verdict-go .button').getAttribute('href')).toContain(
          `/sendme/${ranked[0]?.score.provider}?from=roundup`,
        );
        await page.close();
      },
    );

    test('the places after the third open on request', async () => {
      const page = await browser.context.newPage();
      await page.goto(`${origin}/best-vpn`);
      const folded = page.locator('.folded').first();
      expect(await folded.locator('.card').isVisible()).toBe(false);
      await folded.locator('summary').click();
      expect(await folded.locator('.card').isVisible()).toBe(true);
      expect(await folded.locator('.card-reasons dt').allTextContents()).toEqual([
        expect.stringMatching(/^Real cost over three years /),
        expect.stringMatching(/^Price after the first term /),
      ]);
      await page.close();
    });
  });

  describe('in a browser', () => {
    let browser: TestBrowser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    const open = (path: string, width: number) => openAt(browser, origin + path, width);

    // Turkish is looked at with all pages.
    test.each([
      ['/best-vpn', 'light'],
      ['/pl/najlepszy-vpn', 'dark'],
    ] as const)(
      '%s is accessible and fits a small phone in %s, with everything opened',
      async (path, colorScheme) => {
        const page = await open(path, 360);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
        });
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.close();
      },
    );

    test.each(pages)(
      '$path has its parameters and the disclosure beside the list',
      async ({ path, locale }) => {
        const page = await open(path, 1280);
        const list = await page.locator('.ranked').boundingBox();
        const notes = await page.locator('.ranking-notes').boundingBox();
        if (!list || !notes) throw new Error('The list and its notes should be drawn.');
        expect(notes.x).toBeGreaterThan(list.x + list.width);
        expect(notes.y).toBeLessThan(list.y);
        expect(notes.y + notes.height).toBeGreaterThan(list.y);
        expect(await page.locator('.ranking-notes .bar').count()).toBe(6);
        expect(await page.locator('.ranking-notes').textContent()).toContain(
          composeLocaleSite(catalog, locale, 'https://site.example', today()).frame.disclosure,
        );
        await page.close();
      },
    );

    test('on a phone a link above the list leads to the parameters', async () => {
      const page = await open('/best-vpn/for-torrenting', 360);
      await page.locator('.ranking-jump a').click();
      const place = await page.locator('.ranking-notes h2').boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect(place?.y).toBeLessThan(900);
      await page.close();
    });

    test('at most one filled button leads away', async () => {
      const page = await open('/best-vpn', 1280);
      expect(await page.locator('main .button:not(.button-line)').count()).toBe(1);
      await page.close();
    });
  });

  test('only what has recent reports is ranked for streaming, and the page says how little that is', async () => {
    const html = await (await fetch(`${origin}/best-vpn/for-streaming`)).text();
    const { words } = readPage(html);
    expect(words).toContain(
      'Evidence is thin here. For 4 of 6 providers too little is known to give them a place, so only 2 are ranked.',
    );
    expect(words).toContain(
      'Elm VPN, Fir VPN, Cedar VPN, and Dogwood: “Streaming tests by others” has not been shown, and this list requires it',
    );
    expect(words).toContain('We have tested none of these services');
  });
});
