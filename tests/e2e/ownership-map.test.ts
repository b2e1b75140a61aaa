import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { buildHere } from '@vpn-site/harness/project-copy.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const pages = ['/who-owns-vpns', '/pl/kto-jest-wlascicielem-vpn', '/tr/vpn-sahipleri'] as const;
const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const { read } = readerPages({ baseURL: origin, viewport: wide });

/**
 * Returns the labels in visible drawings that overlap each other or are partly outside of their drawing, as the browser
 * renders them.
 */
function misplacedWords(page: Page): Promise<string[]> {
  return page.locator('.owner-map .figure svg[role="group"]').evaluateAll((drawings) =>
    drawings
      .filter((drawing) => drawing.checkVisibility())
      .flatMap((drawing) => {
        const frame = drawing.getBoundingClientRect();
        const words = [...drawing.querySelectorAll('text')].map((text) => ({
          text: text.textContent,
          box: text.getBBox(),
          rendered: text.getBoundingClientRect(),
        }));
        return words.flatMap(({ text, box, rendered }, index) => {
          const meets = words
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.x < other.x + other.width &&
                other.x < box.x + box.width &&
                box.y < other.y + other.height &&
                other.y < box.y + box.height,
            );
          // One pixel of tolerance for rounding.
          const leaves = rendered.left < frame.left - 1 || rendered.right > frame.right + 1;
          return [
            ...meets.map((other) => `${text} meets ${other.text}`),
            ...(leaves ? [`${text} leaves the drawing`] : []),
          ];
        });
      }),
  );
}

describe('the map of who owns whom', () => {
  test.each(pages)('%s: no words meet and none leave their drawing, wide or narrow', async (path) => {
    const page = await read(path);
    for (const viewport of [wide, { width: 768, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      expect(await page.locator('.owner-wide').isVisible()).toBe(viewport === wide);
      expect(await misplacedWords(page)).toEqual([]);
    }
    await page.close();
  });

  test('a click on a brand opens its review, one on a review site its line with the sources', async () => {
    const page = await read(pages[0]);
    const map = page.locator('.owner-wide');
    await map.getByRole('link', { name: /^Best Trees/ }).click();
    await page.waitForURL(/#owner-site-best-trees$/);
    const line = page.locator('tr:target');
    expect(await line.locator('th').innerText()).toContain('Best Trees');
    expect(await line.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    await map.getByRole('link', { name: /^Cedar VPN/ }).click();
    await page.waitForURL('**/reviews/cedar');
    await page.close();
  });

  test('the keyboard alone goes through the owners and what they own, and sees where it is', async () => {
    const page = await read(pages[0]);
    const focused = () =>
      page.evaluate(() => ({
        words: document.activeElement?.textContent ?? '',
        outline: getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      }));
    await page.locator('main a[href="/about"]').focus();
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      const { words, outline } = await focused();
      expect(outline, words).toBe('solid');
      seen.push(words.replace(/ .*/, ''));
    }
    expect(seen).toEqual(['Grove', 'Birch', 'Cedar', 'Willow', 'Best']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#owner-brand-willow-vpn$/);
    expect(await page.locator('tr:target').innerText()).toContain('Willow Inc.');
    await page.close();
  });

  test('without JavaScript a phone shows a tree for each owner, and a name opens its line', async () => {
    const page = await read(pages[2], { viewport: phone, javaScriptEnabled: false });
    expect(await page.locator('.owner-wide').isVisible()).toBe(false);
    const line = page.locator('#owner-site-best-trees');
    expect(await line.isVisible()).toBe(false);
    await page
      .locator('.owner-trees')
      .getByRole('link', { name: /^Best Trees/ })
      .click();
    await line.waitFor({ state: 'visible' });
    expect(await line.innerText()).toContain('Site bunu kendisi belirtiyor.');
  });

  test.runIf(isNightly)('weak lines are dashed and say so in words', async () => {
    // The fixture has no ownership link with low confidence, so the test adds one.
    const site = copyOfFixture();
    const owners = join(site, 'facts/ownership.yaml');
    const sure = readFileSync(owners, 'utf8');
    writeFileSync(owners, sure.replace('operator: Grove Media', '$&\n        confidence: low'));
    const out = mkdtempSync(resolve('.cache/weak-line-'));
    const { status, stdout, stderr } = buildHere({ SITE_DIR: site, OUT_DIR: out });
    expect(status, stdout + stderr).toBe(0);
    const unsure = await startOrigin({ DIST_DIR: out });
    const page = await read(unsure.url + pages[0]);
    const map = page.locator('.owner-wide');
    const dashes = (selector: string) =>
      map.locator(selector).evaluateAll((all) => all.map((edge) => getComputedStyle(edge).strokeDasharray));
    expect(await dashes('.owner-weak')).toEqual([expect.stringMatching(/\d/)]);
    expect(await dashes('.owner-edge:not(.owner-weak)')).toEqual(['none', 'none', 'none', 'none']);
    expect(await map.getByRole('link', { name: /^Best Trees/ }).textContent()).toContain('Low confidence');
    await page.close();
    await unsure.stop();
    for (const folder of [site, out]) rmSync(folder, { recursive: true, force: true });
  });

  test.runIf(isNightly).each([
    ['light', pages[0], wide],
    ['dark', pages[1], phone],
  ] as const)('axe finds nothing in the %s theme on %s', async (colorScheme, path, viewport) => {
    const page = await read(path, { viewport, colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test.each([
    ['a review', '/reviews/cedar'],
    ['a comparison of two brands with one owner', '/compare/birch-vs-cedar'],
  ])('%s leads to it', async (_name, path) => {
    const html = await (await fetch(origin + path)).text();
    expect(html).toContain(`href="${pages[0]}"`);
  });
});
