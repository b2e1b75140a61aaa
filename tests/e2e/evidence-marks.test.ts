import { readFileSync } from 'node:fs';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { dist, sampledPages } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const browser = sharedBrowser();
let reader: Page;
beforeAll(async () => {
  reader = await browser.context.newPage();
});

interface PageMarks {
  /** Facts on a page without a mark that leads to their evidence. */
  readonly bare: readonly string[];
  readonly named: readonly string[];
  readonly facts: number;
}

/** Parses the HTML without loading the page, because its state before any script runs is tested. */
function findMarks(html: string): Promise<PageMarks> {
  return reader.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
    // The table of owners cites its sources in full, in a separate column. Lists link to reviews, which cite each price.
    const reviews = ['reviews', 'recenzje', 'incelemeler'].map((name) => `a[href*="/${name}/"]`);
    const cited = ['a[data-evidence]', '.owner-source-list a', ...reviews].join(', ');
    const isMarked = (element: Element | null) => element?.querySelector(cited) != null;
    // The dashed circle is the icon for unknown, so there is nothing to cite.
    const isUnknown = (sign: Element) => sign.querySelector('circle[stroke-dasharray]') !== null;
    const money = /[€$£]\s?\d|\d\s?(?:EUR|USD|GBP)/;
    const shown = [
      ...all('.sign')
        .filter((sign) => !isUnknown(sign))
        .map((sign) => sign.closest('tr, dd, li, p')),
      // A bill cites one source, on its first line.
      ...all('.dotted-lines').filter((bill) => money.test(bill.textContent)),
      ...all('td, dd, li b')
        .filter((cell) => money.test(cell.textContent) && !cell.closest('.methodology, .worked, .criteria'))
        // All plans of a provider come from one page, and all captures from one source, so the source is cited once.
        .map(
          (cell) =>
            cell.closest('article.deal, section:has(.price-step)') ??
            cell.closest('figure') ??
            cell.closest('.card, .verdict, dl, li, tr'),
        ),
    ];
    return {
      bare: [
        ...shown.filter((place) => !isMarked(place)).map((place) => place?.outerHTML.slice(0, 160) ?? ''),
        ...all('.source-word:not([data-evidence]), .source-claim:not([data-evidence])').map(
          (mark) => mark.outerHTML,
        ),
        ...all('a[data-evidence]:not([href^="https:"])').map((mark) => mark.outerHTML),
      ],
      named: all('a[data-evidence]').map((mark) => mark.getAttribute('data-evidence') ?? ''),
      facts: shown.length,
    };
  }, html);
}

describe.each(localeCodes)('in %s', (locale) => {
  test('whatever shows a fact leads to its published evidence', async () => {
    const pages = sampledPages().filter(({ path }) => parseLocalizedPath(path).locale === locale);
    const named = new Set<string>();
    const bare: Record<string, readonly string[]> = {};
    let facts = 0;
    for (const { path, file } of pages) {
      const looked = await findMarks(readFileSync(`${dist}/client/${file}`, 'utf8'));
      for (const name of looked.named) named.add(name);
      if (looked.bare.length > 0) bare[path] = looked.bare.slice(0, 3);
      facts += looked.facts;
    }
    expect(bare).toEqual({});
    expect(facts).toBeGreaterThan(150);
    const published = Object.groupBy(named, (name) => name.split('/')[0] ?? '');
    for (const [holder, names = []] of Object.entries(published)) {
      const file = await (await fetch(`${origin}/_evidence/${locale}/${holder}.json`)).json();
      const cards = Object.keys(file.facts).map((key) => `${holder}/${key}`);
      expect(cards).toEqual(expect.arrayContaining(names));
    }
  });
});

test('so does a choice of providers', async () => {
  const looked = await findMarks(await (await fetch(`${origin}/compare?with=alder,birch,cedar,elm`)).text());
  expect(looked.bare).toEqual([]);
  expect(looked.facts).toBeGreaterThan(30);
});

test('a source is a word or words of the page, and its name begins with them', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${origin}/reviews/alder`);
  const sources = await page.locator('main a[data-evidence]').evaluateAll((all) =>
    all.map((link) => ({
      shown: [...link.childNodes].find(({ nodeType }) => nodeType === 3)?.textContent ?? '',
      name: link.ariaLabel ?? '',
      size: Number.parseFloat(getComputedStyle(link).fontSize),
    })),
  );
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter(({ shown, name }) => !name.startsWith(shown) || name.length <= shown.length)).toEqual(
    [],
  );
  expect(Math.min(...sources.map(({ size }) => size))).toBeGreaterThanOrEqual(14);
  await page.close();
});
