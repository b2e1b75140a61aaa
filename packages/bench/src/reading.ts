import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { readablePages } from '@vpn-site/site/compose/pages.ts';
import type { Page } from 'playwright-core';
import type { Row } from './report.ts';

/** Text of this size in pixels and less is small. */
const smallText = 14;

/** English words that weaken a sentence. */
const hedges =
  /\b(?:may|might|could|perhaps|maybe|probably|possibly|likely|seems?|appears?|unclear|unknown|unconfirmed|depends|can[’']t say|couldn[’']t)\b/gi;

/**
 * Measures the text of pages as a reader sees it on a phone, with all folds closed: the share of small letters, and words
 * that weaken a sentence. Also measures the length of a page on a phone and on a wide screen. Without paths it takes one
 * page of each kind. Needs a build.
 */
export async function measureReading(paths: readonly string[]): Promise<Row[]> {
  const pages = paths.length > 0 ? paths.map((path) => ({ name: path, path })) : onePerKind();
  const origin = await startOrigin();
  const browser = await openBrowser({ javaScriptEnabled: false });
  const page = await browser.context.newPage();
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(origin.url + path);
    const { text, small, all } = await visibleText(page);
    const words = text.split(/\s+/).length;
    const found = text.match(hedges)?.length ?? 0;
    rows.push(
      { name: `${name}: small text`, unit: '%', ours: (100 * small) / all },
      { name: `${name}: hedges in 1,000 words`, unit: '', ours: (1000 * found) / words },
      { name: `${name}: length at 360 px`, unit: 'px', ours: await lengthOf(page) },
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    rows.push({ name: `${name}: length at 1280 px`, unit: 'px', ours: await lengthOf(page) });
  }
  await Promise.all([browser.close(), origin.stop()]);
  return rows;
}

function onePerKind() {
  const kinds = new Map<string, string>();
  for (const { kind, locale, path } of readablePages(loadCatalog(siteRoot))) {
    if (locale === defaultLocale && !kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds].map(([kind, path]) => ({ name: `${kind} ${path}`, path }));
}

/** Returns the visible text between masthead and footer, and how many of its letters are small. */
function visibleText(page: Page) {
  return page.evaluate((limit) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let [text, small, all] = ['', 0, 0];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        continue;
      if (parentElement.closest('.sr-only, script, style, option')) continue;
      const letters = (textContent ?? '').replaceAll(/\s/g, '').length;
      all += letters;
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) <= limit) small += letters;
      text += ` ${textContent}`;
    }
    return { text, small, all };
  }, smallText);
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
