import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { needQuery } from '@vpn-site/core/need/need-progress.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { sampledPages, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { readablePages } from '@vpn-site/site/compose/pages.ts';
import type { ReadablePage } from '@vpn-site/site/page/page.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { pageLengthPixels: lengths, pageLengthAllowance: allowance } = budgets;
type BudgetedKind = keyof typeof lengths;

/** The widths of a phone and a desktop. */
const widths = ['360', '1280'] as const;
type Width = (typeof widths)[number];

/** Documents that have their own budget instead of that of their kind. */
const budgetOfDocument: Readonly<Record<string, BudgetedKind>> = {
  'pages/deals': 'prices',
  'pages/corrections': 'corrections',
  'pages/audits': 'audits',
  'pages/methodology': 'methodology',
  'pages/who-owns-whom': 'owners',
};

const catalog = loadCatalog(siteRoot);

/** Returns the kind whose budget a page has; undefined if it has none. */
function budgetedKind(page: ReadablePage): BudgetedKind | undefined {
  if (page.kind === 'comparison') return hasSections(page) ? 'writtenComparison' : 'comparison';
  const own = 'documentId' in page ? budgetOfDocument[page.documentId] : undefined;
  if (own) return own;
  if ('documentId' in page && /^(?:guides|explainers)\//.test(page.documentId)) return 'guide';
  return page.kind in lengths ? (page.kind as BudgetedKind) : undefined;
}

/**
 * The pages that are tested. Outside of the nightly run, only the longest and the shortest of the pages with the same view,
 * because pages that grow too long are probably among them.
 */
const sampled = new Set(sampledPages().map(({ path }) => path));
const written = readablePages(catalog)
  .filter(({ path }) => isNightly || sampled.has(path))
  .flatMap((page) => {
    const kind = budgetedKind(page);
    return kind ? [{ kind, path: page.path, locale: page.locale }] : [];
  })
  .toArray();

/** Three providers at once, in every language. */
const selections = catalog.documents
  .all()
  .filter(({ id }) => id === 'pages/comparisons')
  .map(({ locale, slug }) => {
    const three = catalog.facts.providers.slice(0, minCompared).map(({ id }) => id);
    const path = selectionAddress(localizedPath(locale, slug), three);
    return { kind: 'selection' as const, path, locale };
  });

/** The result of the tool that asks what a reader needs, in every language. */
const results = catalog.documents
  .all()
  .filter(({ id }) => id === 'pages/do-i-need-a-vpn')
  .map(({ locale, slug }) => {
    const answers = needQuery([
      { question: 'worry', answer: 'streaming' },
      { question: 'device', answer: 'common' },
    ]);
    return { kind: 'finderResult' as const, path: localizedPath(locale, slug) + answers, locale };
  });

const pages = [...written, ...selections, ...results];

/** Whether an editor wrote sections for the pair, and not only a decision. */
function hasSections({ path }: ReadablePage): boolean {
  const document = catalog.documents.atPath(path);
  return document !== undefined && catalog.body(document).children.some(({ type }) => type === 'heading');
}

/** Returns the max length of a page, with an allowance for languages other than the default. */
function maxLength(kind: BudgetedKind, locale: LocaleCode, width: Width): number {
  return lengths[kind][width] * (locale === defaultLocale ? 1 : allowance.otherLanguage);
}

/** Returns the length of the page at each width, with all folds closed. */
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
  const browser = sharedBrowser({ javaScriptEnabled: false });
  let window: Page;
  beforeAll(async () => {
    // Scripts take time and do not change the length.
    window = await browser.context.newPage();
  });

  test('every kind with a budget has pages', () => {
    const kinds = new Set<string>(pages.map(({ kind }) => kind));
    // No pair may have written sections.
    const expected = Object.keys(lengths).filter((kind) => kind !== 'writtenComparison');
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each(pages)('$path is no longer than a $kind may be', async ({ kind, path, locale }) => {
    const measured = await lengthsOf(window, path);
    const tooLong = widths
      .filter((width) => measured[width] > maxLength(kind, locale, width))
      .map((width) => `${measured[width]} of ${Math.round(maxLength(kind, locale, width))} px at ${width}`);
    expect(tooLong).toEqual([]);
  });
});
