import { handOffPath, handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { holdCountdown, interceptContinue, passCountdown, watchShifts } from '@vpn-site/harness/browser.ts';
import { controlTime } from '@vpn-site/harness/passing-time.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe('the countdown of a paid link', () => {
  const browser = sharedBrowser();
  let page: Page;
  let asked: string[];
  let release: () => Promise<void>;

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
    // The page is reached by a click, as readers reach it: a press on the previous page must not count on this one.
    await page.locator('h1').evaluate((heading) => {
      heading.innerHTML = '<a href="/sendme/birch?from=card&url=https://evil.example">Birch</a>';
    });
    await page.locator('h1 a').click();
    await page.getByText('Opens by itself in 3 seconds.').waitFor();
    expect(await status().innerText()).toBe('birch.example opens in 3 seconds. Press Escape to stay here.');
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
    expect(asked).toEqual([`${origin}/sendme/birch/continue?from=card`]);
    await page.goBack();
    expect(page.url()).toBe(`${origin}/privacy/what-is-a-vpn`);
  });

  test.each([
    ['en', 'Stay here', 'Stopped. This page stays open until you choose.'],
    ['pl', 'Zostań tutaj', 'Zatrzymano. Ta strona pozostanie otwarta, dopóki nie wybierzesz, co dalej.'],
    ['tr', 'Burada kal', 'Durduruldu. Siz seçim yapana kadar bu sayfa açık kalır.'],
  ] as const)('is stopped by its button, in %s', { tags: 'sendme-stay' }, async (locale, label, stopped) => {
    const pass = await controlTime(page);
    await page.goto(origin + handOffPath(locale, 'birch'));
    await page.getByRole('button', { name: label }).click();
    expect(await status().innerText()).toBe(stopped);
    await release();
    await passCountdown(page, pass);
    expect(asked).toEqual([]);
    expect(await page.getByRole('button', { name: label }).isVisible()).toBe(false);
  });

  test('is stopped by Escape; focus does not get lost', { tags: 'sendme-stay' }, async () => {
    const pass = await controlTime(page);
    await page.goto(`${origin}/sendme/birch`);
    const stay = page.getByRole('button', { name: 'Stay here' });
    await stay.focus();
    await page.keyboard.press('Escape');
    expect(await status().innerText()).toMatch(/^Stopped/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Continue to /);
    await release();
    await passCountdown(page, pass);
    expect(asked).toEqual([]);
  });

  test('waits while the page is not seen', async () => {
    const pass = await controlTime(page);
    await page.goto(`${origin}/sendme/birch`);
    await page.locator('[data-stay]').waitFor();
    await passCountdown(page, pass);
    expect(asked).toEqual([]);
    await release();
    for (let second = 0; second < handOffSeconds; second += 1) await pass(1000);
    await expect.poll(() => asked).toHaveLength(1);
  });

  test('does not begin again for a reader who comes back, and never asks twice', async () => {
    const pass = await controlTime(page);
    await page.goto(`${origin}/sendme/birch?from=review`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/continue?from=review');
    await page.goBack();
    await release();
    await passCountdown(page, pass);
    expect(page.url()).toBe(`${origin}/sendme/birch?from=review`);
    expect(asked).toHaveLength(1);
  });

  test('nothing shifts when it starts', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    const shifted = await watchShifts(page);
    await page.goto(`${origin}/tr/sendme/birch`);
    await page.locator('[data-stay]').waitFor();
    await page.waitForTimeout(500);
    expect(await shifted()).toBeLessThan(0.01);
    const bottom = await page
      .locator('[data-left]:not([hidden])')
      .evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(640);
  });
});

describe('a link that nobody pays for', () => {
  const browser = sharedBrowser();

  test('waits for its reader, and takes the placement along', {
    tags: 'sendme-continue-target',
  }, async () => {
    const page = await browser.context.newPage();
    const asked = await interceptContinue(page);
    const pass = await controlTime(page);
    await page.goto(`${origin}/sendme/alder?from=card&url=https://evil.example`);
    const next = page.getByRole('link', { name: 'Continue to alder.example' });
    await expect.poll(() => next.getAttribute('href')).toMatch(/\/sendme\/alder\/continue\?from=card$/);
    await passCountdown(page, pass);
    expect(asked).toEqual([]);
    expect(await page.locator('main button').count()).toBe(0);
    await next.click();
    await page.waitForURL('**/continue?from=card');
    expect(asked).toEqual([`${origin}/sendme/alder/continue?from=card`]);
  });
});
