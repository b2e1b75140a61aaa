import { readFileSync } from 'node:fs';
import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { today } from '@vpn-site/content/today.ts';
import { recordCspViolations, waitForHydration } from '@vpn-site/harness/browser.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { transferredScripts } from '@vpn-site/harness/transferred-scripts.ts';
import ICAL from 'ical.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const edge = inject('edgeUrl');
const tool = '/tools/true-cost';
const tools = { en: tool, pl: '/pl/narzedzia/rzeczywisty-koszt', tr: '/tr/araclar/gercek-maliyet' };
const asked = '?plan=birch.annual&years=3&from=2026-01-31';
const readers = readerPages({
  baseURL: origin,
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const plain = { javaScriptEnabled: false };

/**
 * Opens a window whose clock has the day of the release, because receipts use the reader's day, and prices are fresh on
 * that day.
 */
async function blank(settings: BrowserContextOptions = {}): Promise<Page> {
  const page = await readers.blank(settings);
  if (settings.javaScriptEnabled !== false) await page.clock.setFixedTime(`${today()}T12:00:00Z`);
  return page;
}

async function read(address: string, settings?: BrowserContextOptions): Promise<Page> {
  const page = await blank(settings);
  await page.goto(address);
  return page;
}

async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('[data-island="true-cost"]').first().scrollIntoViewIfNeeded();
  await waitForHydration(page, '.receipt-form');
}

const firstPlan = (page: Page) => page.locator('select[name=plan]').first();
const slip = (page: Page) => page.locator('.receipt').first();
const total = (page: Page) => slip(page).locator('.dotted-lines-total dd').innerText();

function events(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((found) => {
    const { startDate, summary } = new ICAL.Event(found);
    return [startDate.toString(), summary.replaceAll(' ', ' ')];
  });
}

async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await slip(page).locator('.receipt-save a').click();
  const download = await arriving;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

describe('the true-cost receipt', () => {
  test('changes with the mouse, and so does the address, which shows the same to others', async () => {
    const page = await read(tool + asked);
    const refused = await recordCspViolations(page);
    await page.reload();
    await waitUntilHydrated(page);
    expect(await total(page)).toBe('$299.64');
    await page.getByLabel('Stay for').selectOption('5');
    await firstPlan(page).selectOption('birch.two-year');
    await page.getByLabel('Bought on').fill('2028-02-29');
    await page.getByText('Feb 27, 2030').waitFor();
    expect(new URL(page.url()).search).toBe('?plan=birch.two-year&years=5&from=2028-02-29');
    const here = await slip(page).innerText();
    expect(here).toContain('Feb 29, 2032');
    const there = await read(tool + new URL(page.url()).search, plain);
    expect(await slip(there).innerText()).toBe(here);
    expect(await refused()).toEqual([]);
  });

  test('needs no mouse: keys choose, a screen reader hears the sum, and the button leads to the receipts', async () => {
    const page = await read(tool + asked);
    await waitUntilHydrated(page);
    await page.getByLabel('Stay for').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => location.search.includes('years=4'));
    expect(await page.getByRole('status').first().innerText()).toMatch(/4 years in all: \$419\.52/);
    await page.getByRole('button', { name: 'Show the receipt' }).press('Enter');
    await page.locator('.receipts:focus').waitFor();
  });

  test('a second plan stands beside the first', async () => {
    const page = await read(tool + asked);
    await waitUntilHydrated(page);
    await page.getByLabel('Compare with').selectOption('fir.three-year');
    await page.locator('.receipt').nth(1).waitFor();
    expect(await page.locator('.receipt h3').allInnerTexts()).toEqual([
      expect.stringMatching(/^Birch VPN/),
      expect.stringMatching(/^Fir VPN/),
    ]);
    expect(page.url()).toContain('plan=birch.annual&plan=fir.three-year');
    const { search } = new URL(page.url());
    await page.locator('footer [data-language-switch] a[hreflang=pl]').click();
    await page.waitForURL(`**${tools.pl}${search}`);
  });

  test('saving the calendar file raises a toast, and asks no server', { tags: 'toast-saved' }, async () => {
    const page = await read(tool + asked);
    await waitUntilHydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { name, text } = await savedFile(page);
    await page.getByText('Calendar file saved').waitFor();
    expect(name).toBe('true-cost-birch-annual.ics');
    expect(events(text)).toEqual([
      ['2026-03-02', 'Last day for a refund: Birch VPN, 12 months'],
      ['2027-01-30', 'Last day to cancel: Birch VPN, 12 months'],
    ]);
    expect(requests.filter((url) => url.includes('.ics'))).toEqual([]);
  });

  test('loads nothing before it is seen, and at most 25 KB beyond React then', async () => {
    const page = await blank({ viewport: { width: 1280, height: 300 } });
    const scripts = await transferredScripts(page);
    await page.goto(`${origin}${tool}`, { waitUntil: 'networkidle' });
    const before = new Set(scripts.names());
    expect([...before].filter((name) => name.includes('true-cost'))).toEqual([]);
    await waitUntilHydrated(page);
    const own = await Promise.all(
      scripts
        .names()
        .filter((name) => !before.has(name))
        .map(async (name) => ({
          isReact: readFileSync(`${dist}/client${name}`, 'utf8').includes('react.dev/errors'),
          bytes: readFileSync(`${dist}/client${name}.br`).length,
        })),
    );
    expect(own.some(({ isReact }) => isReact)).toBe(true);
    const kilobytes = own.reduce((sum, { isReact, bytes }) => (isReact ? sum : sum + bytes), 0) / 1000;
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(budgets.islandKilobytes);
  });
});

describe('without JavaScript', () => {
  test('the form comes back with its receipt, and the file from the server', async () => {
    const page = await read(tool, plain);
    await firstPlan(page).selectOption('elm.annual');
    await page.getByLabel('Stay for').selectOption('2');
    await page.getByLabel('Bought on').fill('2026-12-31');
    await page.getByRole('button', { name: 'Show the receipt' }).click();
    await page.waitForURL(/plan=elm\.annual.*years=2.*from=2026-12-31/);
    expect(await slip(page).innerText()).toContain('Dec 31, 2026');
    expect(await page.getByLabel('Stay for').inputValue()).toBe('2');
    const { name, text } = await savedFile(page);
    expect(name).toBe('true-cost-elm-annual.ics');
    expect(events(text)[0]).toEqual(['2027-01-30', expect.stringMatching(/^Last day for a refund: Elm VPN/)]);
  });
});

describe('the calendar file of the server', () => {
  test.each([
    ['en', 'Last day to cancel: Birch VPN'],
    ['pl', 'Ostatni dzień na rezygnację: Birch VPN'],
    ['tr', 'İptal için son gün: Birch VPN'],
  ] as const)('in %s opens with the right days, and is nobody else’s', async (locale, words) => {
    const response = await fetch(`${edge}${tools[locale]}.ics${asked}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="true-cost-birch-annual.ics"',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    const text = await response.text();
    expect(events(text)).toEqual([
      ['2026-03-02', expect.any(String)],
      ['2027-01-30', expect.stringContaining(words)],
    ]);
    const another = await fetch(`${edge}${tools[locale]}.ics${asked.replace('2026', '2027')}`);
    expect(events(await another.text())[0]?.[0]).toBe('2027-03-02');
  });

  test.each([
    ['no query', ''],
    ['an empty one', '?'],
    ['a plan that nobody sells', '?plan=nobody.x'],
    ['no plan', '?years=3'],
    ['more than is read', `?${'plan=x&'.repeat(300)}`],
  ])('for %s there is none', async (_what, query) => {
    const response = await fetch(`${edge}${tool}.ics${query}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
