import { readFileSync } from 'node:fs';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { recordCspViolations, waitForHydration } from '@vpn-site/harness/browser.ts';
import { readerPages, refuseStorage, savingData } from '@vpn-site/harness/reader-pages.ts';
import ICAL from 'ical.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const path = '/tools/my-vpn';
const { blank, read } = readerPages({ baseURL: origin, viewport: { width: 1280, height: 900 } });

/** Opens the page on a day on which plans of the fixture site are current, and waits until its scripts run. */
async function open(settings?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) {
  const page = await blank(settings);
  await page.clock.setFixedTime(new Date(2025, 5, 15, 10));
  await prepare?.(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('.my-vpn').hover({ position: { x: 1, y: 1 } });
  await waitForHydration(page, '.my-vpn');
  // Then effects set the last day that may be chosen to the reader’s, or show the saved plan.
  await page.locator('.my-vpn input[max="2025-06-15"], .my-vpn-dates').first().waitFor();
  return page;
}

async function choose(page: Page, plan = 'birch.two-year', bought = '2025-06-01') {
  await page.getByLabel('Your VPN and plan').selectOption(plan);
  await page.getByLabel('Bought on').fill(bought);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await page.locator('.my-vpn-dates').waitFor();
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const dates = (page: Page) =>
  page.locator('.my-vpn-day time').evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));

describe('the page of a reader’s own VPN', () => {
  test('shows renewal, last day and alternatives, keeps one entry, and sends nothing', async () => {
    // With less data, pages that may be read next are not loaded ahead.
    let violations = () => Promise.resolve<string[]>([]);
    const page = await open({}, async (window) => {
      await savingData(window);
      violations = await recordCspViolations(window);
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await choose(page);
    expect(await dates(page)).toEqual(['2027-06-01', '2027-05-31']);
    expect(await page.locator('.my-vpn-dates').innerText()).toContain('119.88');
    expect(await page.locator('.my-vpn-choices > li').count()).toBe(3);
    expect(await storage(page)).toEqual({
      'my-vpn': JSON.stringify({ plan: 'birch.two-year', bought: '2025-06-01', seen: '2025-06-15' }),
    });
    expect(await page.context().cookies()).toEqual([]);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(origin + path);
    expect(await violations()).toEqual([]);
  });

  test('a link with a provider chooses its plan, and the page stays at its top', async () => {
    const page = await blank();
    await page.goto(`${path}#plans-birch`, { waitUntil: 'networkidle' });
    await page.locator('.my-vpn').hover({ position: { x: 1, y: 1 } });
    await expect.poll(() => page.getByLabel('Your VPN and plan').inputValue()).toMatch(/^birch\./);
    expect(await page.locator('.my-vpn-feeds').isVisible()).toBe(false);
  });

  test('is there on the next visit, and Delete leaves nothing', async () => {
    const page = await open();
    await choose(page);
    await page.clock.setFixedTime(new Date(2025, 6, 10, 10));
    await page.reload();
    await page.locator('.my-vpn-dates').waitFor();
    expect(await page.locator('.my-vpn').innerText()).toContain('since your visit on June 15, 2025');
    expect(JSON.parse((await storage(page))['my-vpn'] ?? '')).toMatchObject({
      seen: '2025-07-10',
      seenBefore: '2025-06-15',
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByLabel('Your VPN and plan').waitFor();
    expect(await storage(page)).toEqual({});
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('.my-vpn-dates').count()).toBe(0);
  });

  test('works with the keyboard alone, and gives a calendar file', async () => {
    const page = await open();
    await page.getByLabel('Your VPN and plan').focus();
    await page.keyboard.type('Birch VPN: 24');
    await page.keyboard.press('Tab');
    await page.keyboard.type('06012025');
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement instanceof HTMLButtonElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('.my-vpn-dates').waitFor();
    expect(await dates(page)).toEqual(['2027-06-01', '2027-05-31']);
    // Screen readers hear where they are, because the form is gone.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Birch VPN, 24 months');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to calendar' }).press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toBe('my-vpn-birch.ics');
    const events = new ICAL.Component(
      ICAL.parse(readFileSync(await file.path(), 'utf8')),
    ).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).startDate.toString())).toEqual([
      '2025-07-01',
      '2027-05-31',
    ]);
    await page.getByRole('button', { name: 'Change' }).press('Enter');
    expect(await page.getByLabel('Bought on').inputValue()).toBe('2025-06-01');
  });

  test('works in a window that keeps nothing, and says so', async () => {
    const page = await open({}, refuseStorage);
    await choose(page);
    expect(await dates(page)).toHaveLength(2);
    expect(await page.locator('.my-vpn-private').innerText()).toContain('lets no site keep anything');
  });

  test('sends nothing if somebody submits before scripts run', async () => {
    const page = await blank();
    await page.route('**/_assets/*my-vpn*', () => undefined);
    await page.goto(path);
    await page.getByLabel('Your VPN and plan').selectOption('birch.two-year');
    await page.getByLabel('Bought on').fill('2025-06-01');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await page.waitForTimeout(300);
    expect(asked.filter((address) => address.includes('2025-06-01'))).toEqual([]);
    expect(page.url()).toBe(origin + path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('without JavaScript it explains, and links the receipt and every feed', async () => {
    const page = await read(path, { javaScriptEnabled: false });
    expect(await page.locator('.my-vpn-noscript').isVisible()).toBe(true);
    expect(await page.locator('.my-vpn-form').isVisible()).toBe(false);
    await page.getByText('Changes of each VPN as a feed').click();
    const feeds = page.locator('.my-vpn-feeds a:visible');
    expect(await feeds.count()).toBeGreaterThan(3);
    const response = await fetch(origin + (await feeds.first().getAttribute('href')));
    expect(response.headers.get('content-type')).toMatch(/xml/);
  });

  test.each([
    ['light', 360],
    ['dark', 1280],
  ] as const)('axe finds nothing in %s at %i px, before and after', async (colorScheme, width) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } });
    expect(await accessibilityProblems(page)).toEqual([]);
    await choose(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
