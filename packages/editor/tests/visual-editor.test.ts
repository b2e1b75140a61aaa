import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editForm } from '../src/visual/edit-form.ts';
import { Workspace } from '../src/visual/workspace.ts';

const app = resolve('packages/editor/src/visual/app');
const site = mkdtempSync(join(tmpdir(), 'site-'));
let browser: TestBrowser;
let page: Page;
let editor: { readonly address: string; readonly close: () => void };

beforeAll(async () => {
  if (!existsSync(join(app, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: app });
  execFileSync('tsc', ['-p', app]);
  cpSync('tests/fixtures/site/content', join(site, 'content'), { recursive: true });
  const workspace = new Workspace(site);
  const { startEditor } = await import(/* @vite-ignore */ pathToFileURL(join(app, 'start-editor.ts')).href);
  editor = await startEditor(workspace, editForm(workspace.kinds, testContext('en')), 0);
  browser = await openBrowser();
  page = await browser.context.newPage();
  await page.goto(editor.address);
});
afterAll(async () => {
  await browser.close();
  editor.close();
  rmSync(site, { recursive: true });
});

/** Returns the lines that changed in a file since it was copied. */
function changes(file: string): { readonly gone: string[]; readonly come: string[] } {
  const [before, after] = ['tests/fixtures/site', site].map((root) =>
    readFileSync(join(root, file), 'utf8').split('\n'),
  );
  return {
    gone: (before ?? []).filter((line) => !after?.includes(line)),
    come: (after ?? []).filter((line) => !before?.includes(line)),
  };
}

/** Opens a document, types at the end of the first matching element, and saves. */
async function write(document: string, selector: string, words: string): Promise<void> {
  await page.goto(new URL(`/keystatic/collection/${document}`, editor.address).href);
  const text = page.locator('[contenteditable=true]').first();
  const place = text.locator(selector).first();
  await place.click();
  await place.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  });
  await page.keyboard.type(words);
  const saved = page.waitForResponse((response) => response.url().endsWith('/update'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
}

test('nothing is read or written without the token', async () => {
  const { origin, pathname } = new URL(editor.address);
  for (const path of ['/keystatic', '/form.json', '/api/keystatic/tree', '/api/keystatic/update', '/wrong']) {
    expect([path, (await fetch(origin + path, { headers: { 'no-cors': '1' } })).status]).toEqual([path, 403]);
  }
  const headers = { cookie: `token=${pathname.slice(1)}` };
  expect((await fetch(`${origin}/form.json`, { headers })).status).toBe(200);
  expect(
    (await fetch(`${origin}/form.json`, { headers: { ...headers, origin: 'http://evil.example' } })).status,
  ).toBe(403);
});

test.each([
  ['a sentence', 'guides-en/item/install-vpn-on-router', 'p', 'content/guides/install-vpn-on-router.en.md'],
  [
    'a sentence in Polish',
    'guides-pl/item/set-up-vpn-on-android',
    'p',
    'content/guides/set-up-vpn-on-android.pl.md',
  ],
  ['a cell', 'guides-tr/item/set-up-vpn-on-android', 'td p', 'content/guides/set-up-vpn-on-android.tr.md'],
  ['a heading', 'pages-en/item/about', 'h2', 'content/pages/about.en.md'],
])('%s that was changed is a change of one line', async (_, document, selector, file) => {
  await write(document, selector, ' Words.');
  const { gone, come } = changes(file);
  expect([gone.length, come.length]).toEqual([1, 1]);
  expect(come[0]?.replace(' Words.', '')).toBe(gone[0]);
});
