import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { handOffPath } from '#domain/outbound/hand-off.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { holdCountdown } from './harness/held-countdown.ts';
import { interceptContinue } from './harness/intercept-continue.ts';

const origin = inject('originUrl');

describe('the countdown', () => {
  let browser: TestBrowser;
  let page: Page;
  let asked: string[];
  let release: () => Promise<void>;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.context.newPage();
    asked = await interceptContinue(page);
    release = await holdCountdown(page);
  });
  afterEach(() => page.close());

  const status = () => page.locator('[role=status]').first();

  test('counts three seconds and moves on by itself, with the placement it came from', {
    tags: ['sendme-countdown', 'sendme-continue-target'],
  }, async () => {
    await page.goto(`${origin}/privacy/what-is-a-vpn`);
    await page.goto(`${origin}/sendme/alder?from=card&url=https://evil.example`);
    await page.getByText('Opens by itself in 3 seconds.').waitFor();
    expect(await status().innerText()).toBe('alder.example opens in 3 seconds. Press Escape to stay here.');
    await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const line = document.querySelector('[data-left]:not([hidden])')?.textContent;
        if (line && seen.at(-1) !== line) seen.push(line);
        sessionStorage.setItem('seen', JSON.stringify(seen));
      }).observe(document.body, { subtree: true, attributes: true });
    });
    const started = performance.now();
    await release();
    await page.waitForURL('**/continue?from=card');
    expect(performance.now() - started).toBeGreaterThan(2000);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(
      '["Opens by itself in 2 seconds.","Opens by itself in 1 second."]',
    );
    expect(asked).toEqual([`${origin}/sendme/alder/continue?from=card`]);
    await page.goBack();
    expect(page.url()).toBe(`${origin}/privacy/what-is-a-vpn`);
  });

  test.each([
    ['en', 'Stay here', 'Stopped. This page stays open until you choose.'],
    ['pl', 'Zostań tutaj', 'Zatrzymano. Ta strona pozostanie otwarta, dopóki nie wybierzesz, co dalej.'],
    ['tr', 'Burada kal', 'Durduruldu. Siz seçim yapana kadar bu sayfa açık kalır.'],
  ] as const)('is stopped by its button, in %s', { tags: 'sendme-stay' }, async (locale, label, stopped) => {
    await page.goto(origin + handOffPath(locale, 'alder'));
    await page.getByRole('button', { name: label }).click();
    expect(await status().innerText()).toBe(stopped);
    await release();
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);
    expect(await page.getByRole('button', { name: label }).isVisible()).toBe(false);
  });

  test('is stopped by Escape; focus does not get lost', { tags: 'sendme-stay' }, async () => {
    await page.goto(`${origin}/sendme/alder`);
    const stay = page.getByRole('button', { name: 'Stay here' });
    await stay.focus();
    await page.keyboard.press('Escape');
    expect(await status().innerText()).toMatch(/^Stopped/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continue');
    await release();
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);
  });

  test('waits while the page is not seen', async () => {
    await page.goto(`${origin}/sendme/alder`);
    await page.waitForTimeout(4000);
    expect(asked).toEqual([]);
    await release();
    await expect.poll(() => asked, { timeout: 10_000 }).toHaveLength(1);
  });

  test('does not begin again for a reader who comes back, and never asks twice', async () => {
    await page.goto(`${origin}/sendme/alder?from=review`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/continue?from=review');
    await page.goBack();
    await release();
    await page.waitForTimeout(4000);
    expect(page.url()).toBe(`${origin}/sendme/alder?from=review`);
    expect(asked).toHaveLength(1);
  });

  test('nothing shifts when it starts', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const total = list
          .getEntries()
          .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + total,
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${origin}/tr/sendme/dogwood`);
    await page.locator('[data-stay]').waitFor();
    await page.waitForTimeout(500);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    const bottom = await page
      .locator('[data-left]:not([hidden])')
      .evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(640);
  });
});
