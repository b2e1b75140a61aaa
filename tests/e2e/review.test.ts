import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { reviewPath } from '#domain/route/named-routes.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { builtPages } from './harness/built-pages.ts';
import { openAt } from './harness/open-at.ts';
import { dist, siteRoot } from './harness/tested-site.ts';

const origin = inject('originUrl');
const { facts } = loadCatalog(siteRoot);
const keys = allDefinitions(facts.vocabulary).map(({ key }) => key);
const addresses = localeCodes.flatMap((locale) =>
  facts.providers.map(({ id }) => localizedPath(locale, reviewPath[locale].replace('{provider}', id))),
);
const reviews = builtPages().filter(({ path }) => addresses.includes(path));

test('every provider has a review in every language', { tags: 'content-review-pages' }, () => {
  expect(reviews.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
});

describe.each(reviews)('$path', ({ file }) => {
  const html = readFileSync(`${dist}/client/${file}`, 'utf8');

  test('has a row for every fact that we ask for', () => {
    const rows = [...html.matchAll(/<tr id="fact-([^"]+)"/g)].map(([, key]) => key);
    expect(rows).toEqual(keys);
  });

  test('has every section, and none is empty', () => {
    const ids = ['score', 'good-at', 'not-for', 'cost', 'facts', 'audits', 'platforms', 'owner'];
    for (const id of [...ids, 'price-history', 'not-verified', 'change-our-mind', 'compare']) {
      expect(html).toContain(`<h2 id="${id}"`);
    }
    for (const main of html.split('<div class="entry-main">').slice(1)) {
      expect(
        main
          .slice(0, main.indexOf('</section>'))
          .replace(/<[^>]*>/g, '')
          .trim(),
      ).not.toBe('');
    }
  });
});

/** What every page must stand up to, tests/e2e/reading.test.ts asks of reviews too. */
describe('reviews in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const open = (path: string, width: number) => openAt(browser, origin + path, width);
  /** What fits in Polish and Turkish fits in English. */
  const longer = reviews.filter(({ path }) => parseLocalizedPath(path).locale !== 'en');

  test.each(longer)('$path fits a phone, with score and price on its first screen', async ({ path }) => {
    const page = await open(path, 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const numbers = await page.locator('.verdict-numbers').boundingBox();
    expect((numbers?.y ?? Number.NaN) + (numbers?.height ?? Number.NaN)).toBeLessThan(900);
    await page.close();
  });

  test.each(longer)(
    'no two labels of the timeline of $path meet at any width that draws it',
    async ({ path }) => {
      const page = await open(path, 768);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const meeting = await page.locator('.timeline text').evaluateAll((texts) => {
          const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
          return boxes.flatMap(({ text, box }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  box.left < other.right &&
                  other.left < box.right &&
                  box.top + 3 < other.bottom &&
                  other.top + 3 < box.bottom,
              )
              .map((other) => `${text} / ${other.text}`),
          );
        });
        expect(meeting).toEqual([]);
      }
      await page.close();
    },
  );
});
