import { readFileSync } from 'node:fs';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { inlineCode, policyOf } from '@vpn-site/harness/inline-code.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist, sampledPages } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const pages = builtPages();
const policy = policyOf(dist);
/** All pages except errors and hand-off pages, which redirect automatically and have their own test. */
const readable = sampledPages().filter(({ path }) => !/\/(?:404|500)$|\/sendme\//.test(path));

describe('HTML', () => {
  test.each(sampleUnlessNightly(sampledPages(), 4))('$path is valid', async ({ file }) => {
    expect(await htmlProblems(readFileSync(`${dist}/client/${file}`, 'utf8'))).toEqual([]);
  });

  test.each(pages)('$path has no inline code but what its policy allows by its hash', ({ file }) => {
    expect(inlineCode(readFileSync(`${dist}/client/${file}`, 'utf8'), policy)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  const browser = sharedBrowser({ javaScriptEnabled: false });

  test.each(sampleUnlessNightly(readable, 7))(
    '$path can be read, and its menu and languages lead on',
    async ({ path }) => {
      const page = await browser.context.newPage();
      await page.goto(origin + path);
      expect(await page.locator('h1').innerText()).not.toBe('');
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
      expect(await page.locator('footer a[aria-current="page"]').count()).toBe(1);
      await page.locator('.menu-bar button').first().click();
      expect(await page.locator('.menu-bar a').first().isVisible()).toBe(true);
      await page.close();
    },
  );
});
