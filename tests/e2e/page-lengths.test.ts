import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { sampledPages } from '@vpn-site/harness/sampled-pages.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { readablePages } from '@vpn-site/site/compose/pages.ts';
import type { ReadablePage } from '@vpn-site/site/page/page.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { pageLengthPixels: lengths, pageLengthAllowance: allowance } = budgets;
type BudgetedKind = keyof typeof lengths;

/** A phone and a desktop. */
const widths = ['360', '1280'] as const;
type Width = (typeof widths)[number];

/** Documents that have their own budget instead of that of their kind. */
const budgetOfDocument: Readonly<Record<string, BudgetedKind>> = {
  'pages/deals': 'prices',
  'pages/corrections': 'corrections',
  'pages/audits': 'audits',
};

/** Returns the budget that applies to a page; undefined if there is none. */
function budgetedKind(page: ReadablePage): BudgetedKind | undefined {
  const own = 'documentId' in page ? budgetOfDocument[page.documentId] : undefined;
  if (own) return own;
  return page.kind in lengths ? (page.kind as BudgetedKind) : undefined;
}

/**
 * Outside the nightly run, only the longest and the shortest of the pages with the same view: pages that grow too long grow
 * there first.
 */
const sampled = new Set(sampledPages().map(({ path }) => path));
const pages = readablePages(loadCatalog(siteRoot))
  .filter(({ path }) => isNightly || sampled.has(path))
  .flatMap((page) => {
    const kind = budgetedKind(page);
    return kind ? [{ kind, path: page.path, locale: page.locale }] : [];
  })
  .toArray();

/**
 * Returns the max length of a page, with an allowance for languages other than the default and for wider fonts of other
 * machines.
 */
function maxLength(kind: BudgetedKind, locale: LocaleCode, width: Width): number {
  const forLocale = locale === defaultLocale ? 1 : allowance.otherLanguage;
  return lengths[kind][width] * forLocale * allowance.widestFace;
}

/** Returns the length of the page at each width, with everything collapsed. */
async function lengthsOf(page: Page, path: string): Promise<Record<Width, number>> {
  await page.goto(origin + path);
  const measured: Partial<Record<Width, number>> = {};
  for (const width of widths) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    measured[width] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  return measured as Record<Width, number>;
}

describe('length', () => {
  let browser: TestBrowser;
  let window: Page;
  beforeAll(async () => {
    // Scripts take time and do not change the length.
    browser = await openBrowser({ javaScriptEnabled: false });
    window = await browser.context.newPage();
  });
  afterAll(() => browser.close());

  test('every kind with a budget has pages', () => {
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(lengths)));
  });

  test.each(pages)('$path is no longer than a $kind may be', async ({ kind, path, locale }) => {
    const measured = await lengthsOf(window, path);
    const tooLong = widths
      .filter((width) => measured[width] > maxLength(kind, locale, width))
      .map((width) => `${measured[width]} of ${Math.round(maxLength(kind, locale, width))} px at ${width}`);
    expect(tooLong).toEqual([]);
  });
});
