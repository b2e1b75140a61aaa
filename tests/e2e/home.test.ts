import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { openAt } from './harness/open-at.ts';

const origin = inject('originUrl');

test('the home page is made of hero, comparison, renewal, matrix, use cases, guide cards and why-use', {
  tags: 'content-home-sections',
}, async () => {
  const html = await (await fetch(`${origin}/`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const sections = [
    '<h1',
    '>The field, compared<',
    '>What renewal does',
    '>What we know',
    '>Start with',
    '>Guides<',
    '>Why use',
  ].map((text) => main.indexOf(text));
  expect(sections.every((position) => position >= 0)).toBe(true);
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
});

describe('the home page in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const open = (path: string, width: number) => openAt(browser, origin + path, width);

  test.each(localeCodes.flatMap((locale) => [320, 360].map((width) => ({ path: homePath(locale), width }))))(
    '$path fits a screen of $width px, whichever use case is open',
    async ({ path, width }) => {
      const page = await open(path, width);
      for (const summary of await page.locator('.tab > summary').all()) {
        const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute('open'));
        if (!isOpen) await summary.click();
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
      }
      await page.close();
    },
  );

  test('on a phone score and first price stand in the same card as the name, near the top of it', async () => {
    const page = await open('/', 360);
    const row = page.locator('.rank-table tbody tr').first();
    const box = async (selector: string) => (await row.locator(selector).first().boundingBox()) ?? { y: NaN };
    const name = await box('th');
    expect(Math.abs((await box('.rank-score b')).y - name.y)).toBeLessThan(24);
    expect((await box('td.num')).y - name.y).toBeLessThan(120);
    await page.close();
  });

  test('one use case is open at a time, and the button leads to the use cases', async () => {
    const page = await open('/', 1280);
    await page.locator('.tab > summary').nth(2).click();
    expect(await page.locator('.tab[open]').count()).toBe(1);
    expect(await page.locator('.tab[open] .rank-table').isVisible()).toBe(true);
    const target = await page.locator('.hero .button').getAttribute('href');
    expect(await page.locator(target ?? 'nothing').count()).toBe(1);
    await page.close();
  });

  test('at most one filled button is in view', async () => {
    const page = await open('/', 1280);
    expect(await page.locator('main .button:not(.button-line)').count()).toBe(1);
    await page.close();
  });
});
