import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityProblems } from './accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { builtPages } from './built-pages.ts';
import { byDay, isNightly } from './nightly.ts';
import { openAt } from './open-at.ts';
import { sampledPages } from './sampled-pages.ts';

const origin = inject('originUrl');
/**
 * Every kind of page is checked in every language and both themes, here or in its own test; `npm run site -- bench
 * accessibility` checks every single page in all of them. Pages of the same kind share their parts: these are checked on a
 * phone by day as well, and nightly in both themes and on a wide screen.
 */
const lookedAtInEveryWay = [
  '/',
  '/tr',
  '/pl/prywatnosc/co-to-jest-vpn',
  '/tr/rehberler/router-vpn-kurulumu',
  '/privacy-notice',
  '/tr/en-iyi-vpn',
  '/tr/turkiyede-vpn',
  barestReview('/tr/incelemeler/'),
];

/** Hand-off pages move on automatically, so their own test checks them; the test of the menu checks error pages. */
const lookedAtElsewhere = /\/(?:404|500)$|\/sendme\//;
const sampled = sampledPages()
  .map(({ path }) => path)
  .filter((path) => !lookedAtElsewhere.test(path));
const paths = [...new Set([...lookedAtInEveryWay, ...byDay(sampled, 5)])];
/** Reviews and comparisons: in each language the barest, then the fullest. */
const drawn = sampled.filter((path) => /\/(?:reviews|recenzje|incelemeler)\/[^/]+$|-vs-/.test(path));

/**
 * Returns the widths at which a page is checked. Any other page is checked twice: in English on a wide screen in the dark
 * theme, and in Polish, which is longest, on a phone. Turkish pages have the same parts with other text; those of each kind
 * are above. Of pages that one view renders, the barest is checked on a phone and the fullest on a wide screen in the dark
 * theme.
 */
function widthsFor(path: string, colorScheme: 'light' | 'dark'): number[] {
  if (lookedAtInEveryWay.includes(path)) {
    if (colorScheme === 'light') return isNightly ? [360, 1280] : [360];
    if (isNightly) return [360];
  }
  const { locale } = parseLocalizedPath(path);
  if (path === '/pl') return [360];
  if (drawn.includes(path) && locale !== 'tr') {
    const isFullest = drawn.indexOf(path) % 2 === 1;
    if (colorScheme === 'light') return isFullest ? [] : [360];
    return isFullest ? [1280] : [];
  }
  if (colorScheme === 'light') return locale === 'pl' ? [360] : [];
  return locale === 'en' ? [1280] : [];
}

/** Returns the review of the provider with the least data, because missing data has to fit too. */
function barestReview(folder: string): string {
  const [first] = sampledPages().filter(({ path }) => path.startsWith(folder));
  return first?.path ?? folder;
}

/** Two files call this, one for each color scheme, so that they share the cores. */
export function lookAtEveryPage(colorScheme: 'light' | 'dark'): void {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser({ colorScheme });
  });
  afterAll(() => browser.close());

  test.each(paths.flatMap((path) => widthsFor(path, colorScheme).map((width) => ({ path, width }))))(
    '$path at $width px: axe finds nothing and nothing overflows',
    async ({ path, width }) => {
      const page = await openAt(browser, origin + path, width);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.close();
    },
  );

  test('the pages that are looked at in every way exist', () => {
    const built = builtPages().map(({ path }) => path);
    expect(lookedAtInEveryWay.filter((path) => !built.includes(path))).toEqual([]);
  });

  test('of every family the barest and the fullest page in each language are there', () => {
    expect(drawn).toHaveLength(2 * 2 * localeCodes.length);
  });
}
