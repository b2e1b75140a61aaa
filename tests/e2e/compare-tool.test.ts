import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { providers, vocabulary } = loadCatalog(siteRoot).facts;
const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;

/** The number of rows, one for every fact. */
const rowCount = vocabulary.groups.flatMap(({ definitions }) => definitions).length;

const three = '/compare?with=alder,birch,elm';
/** Two providers of one owner, one without known facts, and one with another owner. */
const oneOwner = 'birch,cedar,dogwood,fir';

const { read } = readerPages({ baseURL: origin, viewport: { width: 1280, height: 900 } });
const windowOf = (width: number) => ({ viewport: { width, height: 900 } });

const factRows = '.fact-rows tbody tr:not(.fact-group)';
const allFacts = '.rows-switch input';
/** Opens all folds. */
const unfold = (page: Page) =>
  page.locator('.comparison details').evaluateAll((all) => {
    for (const fold of all as HTMLDetailsElement[]) fold.open = true;
  });
const visibleRows = (page: Page) => page.locator(`${factRows}:visible`).count();

describe.each([
  ['with scripts', { javaScriptEnabled: true }, three],
  ['without scripts', { javaScriptEnabled: false }, '/compare/birch-vs-cedar'],
] as const)('by mouse, %s', (_how, settings, path) => {
  test('a pair grows to four and shrinks to another pair', async () => {
    const page = await read('/compare/alder-vs-elm', settings);
    const step = async (name: string, to: string) => {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(origin + to);
    };
    await page.getByText('Add a third VPN').click();
    await step('Add to this comparison: Birch VPN', three);
    await page.getByText('Add a fourth VPN').click();
    await step('Add to this comparison: Fir VPN', '/compare?with=alder,birch,elm,fir');
    await page.getByText('Change this comparison').click();
    await step('Remove from this comparison: Alder VPN', '/compare?with=birch,elm,fir');
    await page.getByText('Add a fourth VPN').click();
    await step('Remove from this comparison: Elm VPN', '/compare/birch-vs-fir');
  });

  test(`${path} shows differences, and all facts on request`, async () => {
    const page = await read(path, settings);
    await page.getByText(/^The \d+ differences$/).click();
    const different = await page.locator(`${factRows}:not(.same)`).count();
    expect(different).toBeGreaterThan(0);
    expect(different).toBeLessThan(rowCount);
    expect(await visibleRows(page)).toBe(different);
    await page.locator(allFacts).check();
    expect(await visibleRows(page)).toBe(rowCount);
    await page.locator(allFacts).uncheck();
    expect(await visibleRows(page)).toBe(different);
  });
});

describe('while rows scroll', () => {
  const scrollIntoRows = async (page: Page) => {
    await unfold(page);
    await page.locator(allFacts).check();
    await page
      .locator(factRows)
      .nth(Math.floor(rowCount / 2))
      .evaluate((row) => row.scrollIntoView());
  };

  test.each([
    [`/compare?with=${oneOwner}`, 1280],
    ['/tr/karsilastirma?with=alder,cedar,dogwood,elm', 768],
    ['/compare/birch-vs-cedar', 360],
  ])('the names of %s stay at the top of a window of %i px', async (path, width) => {
    const page = await read(path, windowOf(width));
    await scrollIntoRows(page);
    const heads = page.locator('.fact-rows thead th:not(:first-child)');
    const seen = await heads.evaluateAll((all) =>
      all.map((head) => {
        const { left, top, bottom, height } = head.getBoundingClientRect();
        const atTop = document.elementFromPoint(left + 4, top + height / 2);
        return { isSeen: head.contains(atTop), isAtTop: top >= 0 && bottom < 160 };
      }),
    );
    const names = /with=/.test(path) ? 4 : 2;
    expect(seen).toEqual(Array.from({ length: names }, () => ({ isSeen: true, isAtTop: true })));
  });

  test('on a phone every answer of four has its name beside it', async () => {
    const page = await read(`/pl/porownania?with=${oneOwner}`, windowOf(360));
    await scrollIntoRows(page);
    const beside = await page.locator('.fact-rows td').evaluateAll((all) =>
      all.map((cell) => {
        const { content, width } = getComputedStyle(cell, '::before');
        return {
          name: content.replaceAll('"', ''),
          isBeside: Number.parseFloat(width) < cell.clientWidth / 2,
        };
      }),
    );
    const named = oneOwner.split(',').map((id) => ({ name: nameOf(id), isBeside: true }));
    expect(beside).toEqual(Array.from({ length: rowCount }, () => named).flat());
  });

  test.each([320, 360])('marks, scores and names stay at the top of a window of %i px', async (width) => {
    const page = await read(three, windowOf(width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page
      .locator('.glance tbody tr')
      .last()
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const heads = await page.locator('.glance thead th:not(:first-child)').evaluateAll((all) =>
      all.map((head) => ({
        text: head.textContent,
        isAtTop: head.getBoundingClientRect().top >= 0 && head.getBoundingClientRect().bottom < 160,
      })),
    );
    expect(heads.map(({ isAtTop }) => isAtTop)).toEqual([true, true, true]);
    for (const [at, name] of ['Alder VPN', 'Birch VPN', 'Elm VPN'].entries()) {
      expect(heads[at]?.text).toContain(name);
      expect(heads[at]?.text).toMatch(/\d\.\d|–/);
    }
  });
});

describe('on paper', () => {
  /** The width of A4 between the margins, in CSS pixels. */
  const paperWidth = 680;

  test.each([
    ['/compare/birch-vs-cedar', 2],
    [three, 3],
    ['/pl/porownania?with=birch,cedar,dogwood,fir', 4],
  ])('%s is a table of %i columns without switches', async (path, columns) => {
    const page = await read(path, windowOf(paperWidth));
    await unfold(page);
    await page.locator(allFacts).check();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(':is(nav, form, fieldset):visible').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paperWidth);
    const table = page.locator('.fact-rows');
    expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    const rows = await table.locator('tr:not(.fact-group)').evaluateAll((all) =>
      all.map((row) => ({
        columns: row.children.length - 1,
        lines: new Set([...row.children].map((cell) => cell.getBoundingClientRect().top)).size,
        points: Number.parseFloat(getComputedStyle(row.children[1] as Element).fontSize) * 0.75,
      })),
    );
    expect(rows).toHaveLength(rowCount + 1);
    expect(new Set(rows.map((row) => `${row.columns} ${row.lines}`))).toEqual(new Set([`${columns} 1`]));
    expect(Math.min(...rows.map(({ points }) => points))).toBeGreaterThanOrEqual(8);
    expect(await page.locator('body > p:not([data-offline])').innerText()).toContain(path);
    // Only the visible rows are printed.
    await page.emulateMedia({ media: 'screen' });
    await page.locator(allFacts).uncheck();
    await page.emulateMedia({ media: 'print' });
    expect(await visibleRows(page)).toBe(await page.locator(`${factRows}:not(.same)`).count());
  });
});
