import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { expect, inject, test } from 'vitest';
import { accessibilityProblems } from './accessibility-problems.ts';
import { openAt } from './browser.ts';
import { isNightly, sampleUnlessNightly } from './nightly.ts';
import { builtPages, sampledPages } from './tested-site.ts';

const origin = inject('originUrl');
/**
 * The pages that are checked most: on a phone in the light theme in every run, and nightly also in the dark theme and on a
 * wide screen. Every kind of page is checked in every language and both themes, by this or another test; `npm run site --
 * bench accessibility` checks every page in all of them.
 */
const fullyChecked = [
  '/',
  '/tr',
  '/pl/prywatnosc/co-to-jest-vpn',
  '/tr/rehberler/router-vpn-kurulumu',
  '/privacy-notice',
  '/tr/en-iyi-vpn',
  '/tr/turkiyede-vpn',
  barestReview('/tr/incelemeler/'),
];

/** Matches pages that other tests check: hand-off pages, which redirect automatically, and error pages. */
const checkedElsewhere = /\/(?:404|500)$|\/sendme\//;
const sampled = sampledPages()
  .map(({ path }) => path)
  .filter((path) => !checkedElsewhere.test(path));
const paths = [...new Set([...fullyChecked, ...sampleUnlessNightly(sampled, 5)])];
/** Reviews and comparisons: for each language, first the page with the least data, then the one with the most. */
const renderedPages = sampled.filter((path) => /\/(?:reviews|recenzje|incelemeler)\/[^/]+$|-vs-/.test(path));

/**
 * Returns the widths at which a page is checked. Pages outside of `fullyChecked` are checked once: English ones on a wide
 * screen in the dark theme, Polish ones, which are longest, on a phone. Turkish pages have the same parts with other text,
 * so only those in `fullyChecked` are checked. Of reviews and comparisons, the one with the least data is checked on a
 * phone and the one with the most on a wide screen in the dark theme.
 */
function widthsFor(path: string, colorScheme: 'light' | 'dark'): number[] {
  if (fullyChecked.includes(path)) {
    if (colorScheme === 'light') return isNightly ? [360, 1280] : [360];
    if (isNightly) return [360];
  }
  const { locale } = parseLocalizedPath(path);
  if (path === '/pl') return [360];
  if (renderedPages.includes(path) && locale !== 'tr') {
    const isFullest = renderedPages.indexOf(path) % 2 === 1;
    if (colorScheme === 'light') return isFullest ? [] : [360];
    return isFullest ? [1280] : [];
  }
  if (colorScheme === 'light') return locale === 'pl' ? [360] : [];
  return locale === 'en' ? [1280] : [];
}

/** Returns the review of the provider with the least data, because a layout must also work with missing data. */
function barestReview(folder: string): string {
  const [first] = sampledPages().filter(({ path }) => path.startsWith(folder));
  return first?.path ?? folder;
}

/**
 * Defines the tests of all pages in one color scheme. Two files call it, one for each color scheme, so that they run on
 * different cores.
 */
export function checkEveryPage(colorScheme: 'light' | 'dark'): void {
  const browser = sharedBrowser({ colorScheme });

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
    expect(fullyChecked.filter((path) => !built.includes(path))).toEqual([]);
  });

  test('of every family the barest and the fullest page in each language are there', () => {
    expect(renderedPages).toHaveLength(2 * 2 * localeCodes.length);
  });
}
