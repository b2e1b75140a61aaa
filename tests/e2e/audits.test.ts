import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';

const origin = inject('originUrl');
const pages = ['/vpn-audits', '/pl/audyty-vpn', '/tr/vpn-denetimleri'] as const;
const card = '[role="dialog"][data-open]';
let shared: TestBrowser;
let page: Page;
const others: TestBrowser[] = [];

async function read(path: string, options?: BrowserContextOptions): Promise<Page> {
  const browser = options ? await openBrowser(options) : shared;
  if (options) others.push(browser);
  page = await browser.context.newPage();
  await page.goto(origin + path);
  return page;
}

/** How far the top of a place is from the top of the window. */
const topOf = async (id: string) => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? Number.NaN;
const reaches = async (id: string) => {
  await expect.poll(() => topOf(id)).toBeLessThan(120);
};

beforeAll(async () => {
  shared = await openBrowser({ viewport: { width: 1280, height: 900 } });
});
afterEach(async () => {
  await page.close();
  await Promise.all(others.splice(0).map((browser) => browser.close()));
});
afterAll(() => shared.close());

describe('the page of all audits', () => {
  test('with a mouse: a name on the chart leads to its tables, a mark to who says so', async () => {
    await read('/vpn-audits');
    expect(await topOf('mullvad')).toBeGreaterThan(900);
    await page.locator('.record-chart').getByRole('link', { name: 'Mullvad VPN', exact: true }).click();
    await reaches('mullvad');
    expect(new URL(page.url()).hash).toBe('#mullvad');
    const mark = page.locator('[aria-labelledby="mullvad"] a[data-evidence="mullvad/audits:5"]').nth(3);
    await mark.click();
    await page.waitForSelector(card);
    const words = await page.locator(card).innerText();
    expect(words).toContain('Cure53: Infrastructure: one OpenVPN and one WireGuard server');
    expect(words).toContain('Fourth infrastructure audit completed by Cure53');
  });

  test('with the keyboard alone: the list of names, and from a provider to its review', async () => {
    await read('/vpn-audits');
    const name = page.getByRole('navigation', { name: 'Jump to a provider' }).getByText('Proton VPN');
    await name.focus();
    await page.keyboard.press('Enter');
    await reaches('proton-vpn');
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby'));
    expect(await focused()).toBe('proton-vpn');
    await page.locator('[aria-labelledby="proton-vpn"]').getByRole('link', { name: 'Review of' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reviews/proton-vpn#audits');
    await page.getByRole('link', { name: 'VPN audits, decoded' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vpn-audits#proton-vpn');
  });

  test('without JavaScript: everything is there, and every mark is a link', async () => {
    await read('/pl/audyty-vpn', { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    await page.getByRole('navigation', { name: 'Przejdź do dostawcy' }).getByText('NordVPN').click();
    await reaches('nordvpn');
    const section = page.locator('[aria-labelledby="nordvpn"]');
    expect(await section.locator('.audit-table tbody tr').count()).toBe(7);
    expect(await section.locator('.incident-table tbody tr').count()).toBe(7);
    expect(await section.getByText('Serwery z dedykowanym adresem IP').isVisible()).toBe(true);
    const targets = await section
      .locator('a[data-evidence]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(40);
    for (const href of targets) expect(href).toMatch(/^https:/);
  });

  test.each(pages)('%s on a phone shows the whole chart, and no two marks meet', async (path) => {
    await read(path, { viewport: { width: 360, height: 800 } });
    const strips = await page.locator('.record-strip').evaluateAll((all) =>
      all.map((strip) => {
        const boxes = [...strip.querySelectorAll('.time-mark')].map((mark) => mark.getBoundingClientRect());
        const meet = boxes.some((a, index) =>
          boxes
            .slice(index + 1)
            .some(
              (b) => a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom,
            ),
        );
        const edges = boxes.flatMap(({ left, right }) => [left, right]);
        return { meet, isInside: edges.every((x) => x >= 0 && x <= innerWidth) };
      }),
    );
    expect(strips).toHaveLength(12);
    expect(strips.filter(({ meet, isInside }) => meet || !isInside)).toEqual([]);
    const years = await page
      .locator('.record-chart-years text:visible')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
    expect(years.length).toBeGreaterThan(4);
    for (const [index, { left }] of years.entries()) {
      if (index > 0) expect(left).toBeGreaterThan(years[index - 1].right);
    }
  });

  test.each(pages)('every mark on %s names evidence that is published', async (path) => {
    await read(path);
    const locale = await page.evaluate(() => document.documentElement.lang.slice(0, 2));
    const named = await page
      .locator('.audit-decoder a[data-evidence]')
      .evaluateAll((marks) => [...new Set(marks.map((mark) => mark.getAttribute('data-evidence') ?? ''))]);
    const files = new Map<string, Record<string, unknown>>();
    for (const name of named) {
      const [provider = '', key = ''] = name.split('/');
      const facts =
        files.get(provider) ??
        (await (await fetch(`${origin}/_evidence/${locale}/${provider}.json`)).json()).facts;
      files.set(provider, facts);
      expect(Object.keys(facts)).toContain(key);
    }
    expect(files.size).toBe(12);
  });

  test.each([
    ['light', 360],
    ['dark', 1280],
  ] as const)('in %s at %i px axe finds nothing', async (colorScheme, width) => {
    await read('/tr/vpn-denetimleri', { colorScheme, viewport: { width, height: 900 } });
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
