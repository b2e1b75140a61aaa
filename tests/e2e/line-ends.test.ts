import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { findLineFaults, type LineFaults } from '@vpn-site/harness/line-faults.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** The widths of the narrowest phones. Lines break most often on them, and Polish words are longest. */
const widths = [320, 360] as const;
/** Polish pages, without hand-off pages. These redirect automatically, and their text is also on other pages. */
const pages = builtPages().filter(
  ({ path }) => parseLocalizedPath(path).locale === 'pl' && !path.includes('/sendme/'),
);

describe('on a narrow phone', () => {
  const browser = sharedBrowser();
  let window: Page;
  beforeAll(async () => {
    window = await browser.context.newPage();
  });

  test('there are Polish pages', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  test.each(sampleUnlessNightly(pages, 4))(
    'no line of $path ends in a word of one letter, or inside a word',
    async ({ path }) => {
      await window.goto(origin + path);
      await window.evaluate(() => document.fonts.ready);
      const found: Partial<Record<number, LineFaults>> = {};
      for (const width of widths) {
        await window.setViewportSize({ width, height: 900 });
        found[width] = await window.evaluate(findLineFaults);
      }
      const none: LineFaults = { shortWords: [], brokenWords: [] };
      expect(found).toEqual({ 320: none, 360: none });
    },
  );
});

describe('what finds them', () => {
  const browser = sharedBrowser();

  /** Returns the faults in a column of this width in characters. */
  async function faultsIn(html: string, letters: number): Promise<LineFaults> {
    const page = await browser.context.newPage();
    await page.setContent(
      `<div style="font: 16px monospace; width: ${letters}ch; overflow-wrap: anywhere">${html}</div>`,
    );
    const found = await page.evaluate(findLineFaults);
    await page.close();
    return found;
  }

  test.each<[string, string, LineFaults]>([
    [
      'a short word at the end of a line',
      'Mieszka w domu',
      { shortWords: ['Mieszka w domu'], brokenWords: [] },
    ],
    ['one that is held by its neighbour', 'Mieszka w\u00a0domu', { shortWords: [], brokenWords: [] }],
    ['a word that is too long', 'nieprzewidywalny', { shortWords: [], brokenWords: ['nieprzewidywalny'] }],
    ['one that may be parted', 'nieprze\u00adwidywalny', { shortWords: [], brokenWords: [] }],
    ['one with a hyphen', 'niebiesko-zielony', { shortWords: [], brokenWords: [] }],
    ['an address', 'errors.example', { shortWords: [], brokenWords: [] }],
    ['lines to be typed', '<code>Mieszka w domu</code>', { shortWords: [], brokenWords: [] }],
  ])('%s', async (_, html, faults) => {
    expect(await faultsIn(html, 10)).toEqual(faults);
  });
});
