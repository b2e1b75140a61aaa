import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseLocalizedPath } from '../../../src/domain/locale/localized-path.ts';
import { accessibilityProblems } from './accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { builtPages } from './built-pages.ts';
import { openAt } from './open-at.ts';
import { sampledPages } from './sampled-pages.ts';

const origin = inject('originUrl');
/** Pages of the same kind share their parts: one of each kind is looked at in every way that differs. */
const lookedAtInEveryWay = [
  '/',
  '/tr',
  '/pl/prywatnosc/co-to-jest-vpn',
  '/tr/rehberler/router-vpn-kurulumu',
  '/privacy-notice',
  '/pl/najlepszy-vpn',
  '/tr/incelemeler/private-internet-access',
];

/** Hand-off pages move on by themselves, and tools are used: their own tests look at them. */
const lookedAtElsewhere =
  /\/(?:404|500)$|\/(?:sendme|tools|narzedzia)\/|\/(?:vpn-audits|audyty-vpn|who-owns-vpns|kto-jest-wlascicielem-vpn)$/;
const sampled = sampledPages()
  .map(({ path }) => path)
  .filter((path) => !lookedAtElsewhere.test(path));
const paths = [...new Set([...lookedAtInEveryWay, ...sampled])];

/**
 * Any other page is looked at twice: in English on a wide screen in the dark, in Polish, which is longest, on a phone.
 * Turkish pages are the same parts in other words; those of each kind are above.
 */
function widthsFor(path: string, colorScheme: 'light' | 'dark'): number[] {
  if (lookedAtInEveryWay.includes(path)) return colorScheme === 'light' ? [360, 1280] : [360];
  const { locale } = parseLocalizedPath(path);
  if (colorScheme === 'light') return locale === 'pl' ? [360] : [];
  return locale === 'en' ? [1280] : [];
}

/** Two files call it, one for each scheme, so that they share the cores. */
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

  test('an unmatched path: axe finds nothing', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${origin}/pl/nope`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });
}
