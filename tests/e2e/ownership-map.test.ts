import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { buildHere } from '@vpn-site/harness/project-copy.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const pages = ['/who-owns-vpns', '/pl/kto-jest-wlascicielem-vpn', '/tr/vpn-sahipleri'] as const;
const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const { read } = readerPages({ baseURL: origin, viewport: wide });

describe('the map of who owns whom', () => {
  test.each(pages)('%s fits every width, and leads with the trees', async (path) => {
    const page = await read(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const top = (await page.locator('.owner-tree').first().boundingBox())?.y;
      // The first screen of a desk, or the second of a phone.
      expect(top, `at ${width} px`).toBeLessThan(width < 768 ? 1800 : 1050);
    }
    await page.close();
  });

  test('a click on a brand opens its review, one on a review site its line with the sources', async () => {
    const page = await read(pages[0]);
    const trees = page.locator('.owner-trees');
    await trees.getByRole('link', { name: 'Best Trees' }).click();
    await page.waitForURL(/#owner-site-best-trees$/);
    const line = page.locator('tr:target');
    expect(await line.locator('th').innerText()).toContain('Best Trees');
    expect(await line.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    await trees.getByRole('link', { name: 'Cedar VPN' }).click();
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
    await page.locator('.owner-trees').evaluate((trees) => {
      const before = document.createElement('button');
      trees.before(before);
      before.focus();
    });
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

  test('without JavaScript a name opens the fold with its line', async () => {
    const page = await read(pages[2], { viewport: phone, javaScriptEnabled: false });
    const line = page.locator('#owner-site-best-trees');
    expect(await line.isVisible()).toBe(false);
    await page.locator('.owner-trees').getByRole('link', { name: 'Best Trees' }).click();
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
    const ends = page.locator('.owner-branch li');
    const styles = await ends.evaluateAll((all) =>
      all.map((end) => getComputedStyle(end, '::before').borderBlockEndStyle),
    );
    expect(styles).toEqual(['solid', 'solid', 'solid', 'dashed']);
    expect(await ends.last().textContent()).toContain('Low confidence');
    await page.close();
    await unsure.stop();
    for (const folder of [site, out]) rmSync(folder, { recursive: true, force: true });
  });
});
