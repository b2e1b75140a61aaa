import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { isNightly, sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { asReader } from '@vpn-site/harness/reader.ts';
import { readReports } from '@vpn-site/upkeep/reports/read-reports.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';

const languages = [
  {
    path: '/report',
    wrong: 'It runs Tor servers since May.',
    mail: 'Leave out the e-mail address.',
    source: 'Write the address of a page',
    thanks: 'Thank you',
  },
  {
    path: '/pl/zglos-blad',
    wrong: 'Od maja działają serwery Tor.',
    mail: 'Usuń adres e-mail.',
    source: 'Wpisz adres strony',
    thanks: 'Dziękujemy',
  },
  {
    path: '/tr/hata-bildir',
    wrong: 'Mayıstan beri Tor sunucuları var.',
    mail: 'E-posta adresini çıkarın.',
    source: 'bir sayfa adresi yazın',
    thanks: 'Teşekkürler',
  },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'report-form-'));
const spool = join(folder, 'clicks.sqlite');
let origin: Origin;
let browser: TestBrowser;
beforeAll(async () => {
  origin = await startOrigin({ SPOOL_FILE: spool });
});
afterAll(async () => {
  await origin.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => browser?.close());

async function read(path: string, options = {}): Promise<Page> {
  browser = await openBrowser({ baseURL: origin.url, ...options });
  const page = await browser.context.newPage();
  await page.goto(path);
  return page;
}

const savedWords = async () => (await readReports({ spools: [spool] })).map(({ wrong }) => wrong);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way to ${selector} with the keyboard.`);
}

describe('the form', () => {
  test.each(sampleUnlessNightly(languages, languages.length))(
    '$path works without scripts, with the keyboard alone, and gives back what has to be changed',
    async ({ path, wrong, mail, source, thanks }) => {
      const page = await read(`${path}?about=alder/tor`, { javaScriptEnabled: false });
      await tabTo(page, 'textarea');
      await page.keyboard.type(`${wrong} me@mail.example`);
      await page.keyboard.press('Tab');
      await page.keyboard.type('nowhere');
      await page.keyboard.press('Tab');
      // The hidden field is skipped: the text about corrections comes next, then the button.
      await tabTo(page, '.report-form button');
      const refused = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.keyboard.press('Enter');
      expect((await refused).status()).toBe(422);
      const alert = await page.locator('[role=alert]').innerText();
      expect(alert).toContain(mail);
      expect(alert).toContain(source);
      expect(await page.locator('textarea').inputValue()).toBe(`${wrong} me@mail.example`);
      expect(await page.locator('#report-source').inputValue()).toBe('nowhere');
      expect(await savedWords()).not.toContain(wrong);
      await page.locator('textarea').fill(wrong);
      await page.locator('#report-source').fill('alder.example/tor');
      await page.locator('#report-source').press('Enter');
      await page.waitForURL(`**${path}?about=alder%2Ftor&sent=yes`);
      expect(await page.locator('h1').innerText()).toBe(thanks);
      expect(await savedWords()).toContain(wrong);
      await page.goBack();
      expect(await page.locator('form.report-form').count()).toBe(1);
      expect(await browser.context.cookies()).toEqual([]);
    },
  );

  test.runIf(isNightly).each(['light', 'dark'] as const)('has no barrier in %s', async (colorScheme) => {
    for (const width of [360, 768, 1280]) {
      const page = await read('/report?about=alder/audits', {
        colorScheme,
        viewport: { width, height: 900 },
      });
      for (const query of [
        '?about=alder/audits',
        '?about=alder/tor&problem=mail&wrong=x',
        '?about=alder/tor&sent=yes',
      ]) {
        await page.goto(`/pl/zglos-blad${query}`);
        expect([width, query, await accessibilityProblems(page)]).toEqual([width, query, []]);
      }
      await browser.close();
    }
  });

  test('is nothing to index or to keep, and valid', async () => {
    for (const url of [origin.url, inject('edgeUrl')]) {
      for (const { path } of languages) {
        const response = await fetch(`${url}${path}?about=alder/tor`, { headers: asReader });
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('private, max-age=60');
        expect(html).toContain('<meta name="robots" content="noindex, follow">');
        expect(html.match(/<form [^>]*method="post"[^>]*>/)?.[0]).toContain(`action="${path}"`);
        expect(await htmlProblems(html)).toEqual([]);
      }
    }
  });

  test('shows words of an address as words', async () => {
    const attack = '"></textarea><script>alert(1)</script>';
    const response = await fetch(
      `${origin.url}/report?${new URLSearchParams({ about: 'alder/tor', wrong: attack, source: attack })}`,
      { headers: asReader },
    );
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  });
});
