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
