import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { continuePath, handOffPath } from '#domain/outbound/hand-off.ts';
import { accessibilityProblems } from './harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { holdCountdown } from './harness/held-countdown.ts';
import { type Origin, startOrigin } from './harness/origin.ts';
import { buildCopy, copyProject, type ProjectCopy } from './harness/project-copy.ts';

const origin = inject('originUrl');
const providers = loadCatalog(process.cwd()).facts.providers;

/** Answers whatever the way on leads to, and tells what was asked. */
async function catchTheWayOn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/sendme/*/continue*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>arrived</title>', contentType: 'text/html' });
  });
  return asked;
}

describe('hand-off pages', () => {
  test.each(localeCodes)(
    'exist for every provider in %s, name its site and are not indexed',
    async (locale) => {
      for (const { id, name, website } of providers) {
        const response = await fetch(origin + handOffPath(locale, id));
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(html).toContain(name);
        expect(html).toContain(new URL(website).host.replace(/^www\./, ''));
        expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
        expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
      }
    },
  );

  test.each(['/sendme', '/sendme/nobody', '/pl/sendme/nobody', '/sendme/__proto__', '/sendme/mullvad/x'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );

  test('robots.txt asks crawlers to leave them alone', async () => {
    const response = await fetch(`${origin}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /sendme/', 'Disallow: /pl/sendme/', 'Disallow: /tr/sendme/']),
    );
  });

  test('no menu and no footer leads to them', () => {
    const html = readFileSync('dist/client/index.html', 'utf8');
    const frame = html.replace(/<main[\s\S]*<\/main>/, '');
    expect(frame).not.toContain('/sendme');
  });
});

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
    asked = await catchTheWayOn(page);
    release = await holdCountdown(page);
  });
  afterEach(() => page.close());

  const status = () => page.locator('[role=status]').first();

  test('counts three seconds and moves on by itself, with the placement it came from', async () => {
    await page.goto(`${origin}/privacy/what-is-a-vpn`);
    await page.goto(`${origin}/sendme/mullvad?from=card&url=https://evil.example`);
    await page.getByText('Opens by itself in 3 seconds.').waitFor();
    expect(await status().innerText()).toBe('mullvad.net opens in 3 seconds. Press Escape to stay here.');
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
    expect(asked).toEqual([`${origin}/sendme/mullvad/continue?from=card`]);
    await page.goBack();
    expect(page.url()).toBe(`${origin}/privacy/what-is-a-vpn`);
  });

  test.each([
    ['en', 'Stay here', 'Stopped. This page stays open until you choose.'],
    ['pl', 'Zostań tutaj', 'Zatrzymano. Ta strona pozostanie otwarta, dopóki nie wybierzesz, co dalej.'],
    ['tr', 'Burada kal', 'Durduruldu. Siz seçim yapana kadar bu sayfa açık kalır.'],
  ] as const)('is stopped by its button, in %s', async (locale, label, stopped) => {
    await page.goto(origin + handOffPath(locale, 'mullvad'));
    await page.getByRole('button', { name: label }).click();
    expect(await status().innerText()).toBe(stopped);
    await release();
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);
    expect(await page.getByRole('button', { name: label }).isVisible()).toBe(false);
  });

  test('is stopped by Escape; focus does not get lost', async () => {
    await page.goto(`${origin}/sendme/mullvad`);
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
    await page.goto(`${origin}/sendme/mullvad`);
    await page.waitForTimeout(4000);
    expect(asked).toEqual([]);
    await release();
    await expect.poll(() => asked, { timeout: 10_000 }).toHaveLength(1);
  });

  test('does not begin again for a reader who comes back, and never asks twice', async () => {
    await page.goto(`${origin}/sendme/mullvad?from=review`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/continue?from=review');
    await page.goBack();
    await release();
    await page.waitForTimeout(4000);
    expect(page.url()).toBe(`${origin}/sendme/mullvad?from=review`);
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
    await page.goto(`${origin}/tr/sendme/private-internet-access`);
    await page.locator('[data-stay]').waitFor();
    await page.waitForTimeout(500);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    const bottom = await page
      .locator('[data-left]:not([hidden])')
      .evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(640);
  });
});

test('without JavaScript the page offers the way on and counts nothing', async () => {
  const browser = await openBrowser({ javaScriptEnabled: false });
  const page = await browser.context.newPage();
  for (const locale of localeCodes) {
    await page.goto(origin + handOffPath(locale, 'mullvad'));
    const next = page.locator('main a').first();
    expect(await next.getAttribute('href')).toBe(continuePath(locale, 'mullvad'));
    expect(await next.getAttribute('rel')).toBe('nofollow noopener');
    const plain = page.locator('main a[href="https://mullvad.net"]');
    expect(await plain.getAttribute('rel')).toBe('nofollow noopener');
    expect(
      await page.locator('main button').evaluateAll((all) => all.filter((one) => one.checkVisibility())),
    ).toEqual([]);
    expect(await page.locator('[role=status]').first().innerText()).toBe('');
  }
  await browser.close();
});

describe.each(['light', 'dark'] as const)('accessibility of the hand-off, %s', (colorScheme) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser({ colorScheme });
  });
  afterAll(() => browser.close());

  test.each(localeCodes.flatMap((locale) => [360, 768, 1280].map((width) => ({ locale, width }))))(
    '$locale at $width px: axe finds nothing and nothing overflows',
    async ({ locale, width }) => {
      const page = await browser.context.newPage();
      await holdCountdown(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + handOffPath(locale, 'private-internet-access'));
      await page.locator('[data-stay]').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.close();
    },
  );
});

describe('a paid offer with a code', () => {
  let copy: ProjectCopy;
  let paid: Origin;
  let browser: TestBrowser;

  beforeAll(async () => {
    copy = copyProject();
    writeFileSync(
      join(copy.folder, 'facts/offers/mullvad.yaml'),
      'provider: mullvad\ndestination: https://partner.example/mullvad\npaid: true\ncode: ALMANAC-2026\nendsOn: 2099-12-31\nchecked: 2026-11-14\n',
    );
    const { status, stdout, stderr } = buildCopy(copy);
    if (status !== 0) throw new Error(stdout + stderr);
    paid = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
    browser = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterAll(async () => {
    await browser?.close();
    await paid?.stop();
    copy.remove();
  });

  test.each([
    ['en', 'Paid link: we may earn a commission.', 'December 31, 2099', 'Copy', 'Code copied'],
    ['pl', 'Reklama: możemy otrzymać prowizję.', '31 grudnia 2099', 'Kopiuj', 'Kod skopiowany'],
    ['tr', 'Reklam: komisyon alabiliriz.', '31 Aralık 2099', 'Kopyala', 'Kod kopyalandı'],
  ] as const)('in %s says so, and its code can be copied', async (locale, words, end, copyLabel, copied) => {
    const page = await browser.context.newPage();
    const asked = await catchTheWayOn(page);
    const release = await holdCountdown(page);
    await page.goto(paid.url + handOffPath(locale, 'mullvad'));
    await page.getByRole('button', { name: copyLabel }).click();
    await page.getByText(copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ALMANAC-2026');
    const text = await page.locator('main').innerText();
    for (const part of ['partner.example', words, 'ALMANAC-2026', end]) expect(text).toContain(part);
    expect(await page.locator('main a').first().getAttribute('rel')).toBe('sponsored nofollow noopener');
    await release();
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);
    await page.close();
  });
});
