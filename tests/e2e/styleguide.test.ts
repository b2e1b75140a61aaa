import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { inlineCode } from '@vpn-site/harness/inline-code.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type Styleguide, startStyleguide } from '@vpn-site/harness/styleguide.ts';
import { blocks } from '@vpn-site/site/blocks/blocks.ts';
import type { ElementHandle } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const paths = ['/styleguide', '/pl/styleguide', '/tr/styleguide'];
const examples = blocks.flatMap(({ name, examples: all }) =>
  all.map((example) => `${name}: ${example.name}`),
);

test('the style guide is off unless asked for', async () => {
  expect((await fetch(`${inject('originUrl')}/styleguide`)).status).toBe(404);
});

describe('the style guide', () => {
  let origin: Styleguide;
  beforeAll(async () => {
    origin = await startStyleguide();
  });
  afterAll(() => origin.stop());

  test.each(paths)(
    '%s is valid HTML without inline styles, scripts or handlers that its policy refuses, and not indexed',
    async (path) => {
      const response = await fetch(origin.url + path);
      const html = await response.text();
      expect(await htmlProblems(html)).toEqual([]);
      expect(inlineCode(html, response.headers.get('content-security-policy') ?? '')).toEqual([]);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    },
  );

  test.each(paths)(
    '%s shows every example, readable without JavaScript',
    {
      tags: [
        'document-embeds-blocks',
        'content-article-pros-cons',
        'content-article-faq',
        'content-article-streaming-table',
        'blocks-article-pros-cons',
        'blocks-comparison-streaming-table',
        'blocks-home-comparison',
        'blocks-home-guide-cards',
        'blocks-home-hero',
        'blocks-home-use-cases',
        'blocks-home-why-use',
        'blocks-seo-text',
        'blocks-tracked-link',
        'blocks-vpn-card',
      ],
    },
    async (path) => {
      const browser = await openBrowser({ javaScriptEnabled: false });
      const page = await browser.context.newPage();
      await page.goto(origin.url + path);
      const shown = await page
        .locator('[data-example]')
        .evaluateAll((all) => all.map((element) => element.getAttribute('data-example')));
      expect(shown).toEqual(examples);
      const empty = await page
        .locator('[data-example] > .prose')
        .evaluateAll((all) =>
          (all as HTMLElement[])
            .filter(({ innerText }) => innerText.trim() === '')
            .map(({ parentElement }) => parentElement?.getAttribute('data-example')),
        );
      // This site has no repository and has a paid link, so the block that needs a repository and the block for sites
      // without paid links render nothing.
      expect(empty).toEqual(['repository-link: In a sentence', 'when: While nothing is paid']);
      await browser.close();
    },
  );

  // The page has every block in every state and takes axe half a minute; languages share what it checks.
  test.runIf(isNightly).each([
    { path: '/styleguide', colorScheme: 'dark' as const, width: 1280 },
    { path: '/tr/styleguide', colorScheme: 'light' as const, width: 360 },
  ])(
    '$path in $colorScheme at $width px: axe finds nothing and nothing overflows',
    async ({ path, colorScheme, width }) => {
      const browser = await openBrowser({ colorScheme, viewport: { width, height: 900 } });
      const page = await browser.context.newPage();
      await page.goto(origin.url + path);
      expect(await accessibilityProblems(page)).toEqual([]);
      await browser.close();
    },
  );

  test('every disclosure opens with the keyboard, a question with a click too, and closes again', {
    tags: 'disclosure-faq',
  }, async () => {
    const browser = await openBrowser();
    const page = await browser.context.newPage();
    await page.goto(`${origin.url}/styleguide`);
    expect(await page.locator('[data-example^="faq: "] summary:visible').count()).toBeGreaterThan(1);
    const isOpenAround = (summary: ElementHandle) =>
      summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
    // Element handles, because locating the nth element again and again takes longer than pressing it.
    for (const summary of await page.locator('[data-example] > .prose summary:visible').elementHandles()) {
      const before = await isOpenAround(summary);
      await summary.focus();
      await page.keyboard.press('Enter');
      expect(await isOpenAround(summary)).toBe(!before);
      await page.keyboard.press('Enter');
      expect(await isOpenAround(summary)).toBe(before);
    }
    for (const question of await page.locator('[data-example^="faq: "] summary:visible').elementHandles()) {
      const isOpen = () => isOpenAround(question);
      const before = await isOpen();
      await question.click();
      expect(await isOpen()).toBe(!before);
      await question.click();
      expect(await isOpen()).toBe(before);
    }
    await browser.close();
  });
});
