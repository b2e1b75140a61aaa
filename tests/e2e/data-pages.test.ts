import { statSync } from 'node:fs';
import { openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe('the pages about the site’s own data', () => {
  let page: Page;
  const { blank } = readerPages({ baseURL: origin, viewport: { width: 360, height: 800 } });
  const open = async (path: string) => {
    page = await blank();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
  };

  test('every published file answers and is as large as the page says', async () => {
    await open('/open-data');
    const rows = await page
      .locator('.file-table tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('a')?.getAttribute('href') ?? '',
          row.lastElementChild?.textContent ?? '',
        ]),
      );
    expect(rows.map(([href]) => href)).toEqual(openDataFiles.map((file) => `/data/v1/${file}`));
    for (const [href = '', size] of rows) {
      expect((await fetch(origin + href)).status, href).toBe(200);
      const { size: bytes } = statSync(`${dist}/client${href}`);
      expect(size, href).toBe(`${Math.round(Math.max(1, bytes / 1000))}\u00a0kB`);
    }
  });
});

describe('terms', () => {
  const { read } = readerPages({ baseURL: origin, viewport: { width: 1280, height: 900 } });

  test('without scripts, a term leads to its place in the glossary', async () => {
    const page = await read('/guides/install-vpn-on-router', { javaScriptEnabled: false });
    await page.locator('a[data-term]', { hasText: 'kill switch' }).click();
    await page.waitForURL(`${origin}/glossary#kill-switch`);
  });

  test('with scripts, it opens the meaning where it stands, by pointer and by key', async () => {
    const page = await read('/guides/install-vpn-on-router');
    const term = page.locator('a[data-term]', { hasText: 'kill switch' });
    const meaning = page.locator('[role="note"]:popover-open');
    await term.click();
    expect(await meaning.innerText()).toContain('All terms');
    expect(page.url()).toBe(`${origin}/guides/install-vpn-on-router`);
    const [word, note] = [await term.boundingBox(), await meaning.boundingBox()];
    expect(Math.abs((word?.x ?? 0) - (note?.x ?? 999))).toBeLessThan(300);
    await page.keyboard.press('Escape');
    expect(await meaning.count()).toBe(0);
    await term.focus();
    await page.keyboard.press('Enter');
    expect(await meaning.count()).toBe(1);
  });

  test('with a key held, it is a link like any other', async () => {
    const page = await read('/guides/install-vpn-on-router');
    const opened = page.context().waitForEvent('page');
    await page.locator('a[data-term]', { hasText: 'kill switch' }).click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await other.waitForURL(/\/glossary#kill-switch$/);
  });
});
