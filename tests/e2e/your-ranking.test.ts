import { readFileSync } from 'node:fs';
import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { rankByChoice } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { parseRankingChoice } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { choiceOptions, rankingData } from '@vpn-site/core/your-ranking/ranking-data.ts';
import { recordCspViolations } from '@vpn-site/harness/browser.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const tool = '/tools/your-ranking';
const asOf = today();
const { facts, methodology } = loadCatalog(siteRoot, asOf);
const data = rankingData(facts.providers, methodology, asOf);
const own = '.own-ranking';
const { blank, read } = readerPages({
  baseURL: origin,
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Waits until the tool is hydrated. Its form then need not be submitted. */
const waitUntilHydrated = (page: Page) =>
  page.locator(own).getByRole('button', { name: 'Copy link' }).first().waitFor();
const order = (page: Page) =>
  page.locator('.own-place').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.provider));
const choiceOf = (query: string, profile = 'overall') =>
  parseRankingChoice(query, choiceOptions(data), profile);
const expected = (query: string, profile?: string) =>
  rankByChoice(data, choiceOf(query, profile)).ranked.map(({ score: { provider } }) => provider);
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const mustHave = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const query = (page: Page) => new URL(page.url()).search;

describe('a ranking of one’s own', () => {
  test('works with a mouse: weight, profile, must-have, link, reset', async () => {
    const page = await blank();
    const violations = await recordCspViolations(page);
    await page.goto(origin + tool);
    await page.locator(own).scrollIntoViewIfNeeded();
    await waitUntilHydrated(page);
    expect(await order(page)).toEqual(expected(''));
    const track = await slider(page, 'Freedom').boundingBox();
    if (!track) throw new Error('The slider of "Freedom" is not shown.');
    await page.mouse.click(track.x + track.width - 8, track.y + track.height / 2);
    await page.waitForURL(/freedom=60/);
    expect(await order(page)).toEqual(expected('?freedom=60'));
    expect(await order(page)).not.toEqual(expected(''));
    expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe('Your ranking');
    await mustHave(page, 'Has a free plan').check();
    await page.waitForURL(/need=free-plan/);
    expect(await order(page)).toEqual(expected('?freedom=60&need=free-plan'));
    expect(await page.locator('.own-out dd').count()).toBe(
      data.providers.filter(({ needs }) => needs['free-plan'] !== 'yes').length,
    );
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await page.waitForSelector('[aria-live="polite"] [role="dialog"]');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${page.url()}#your-list`);
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await page.waitForURL(/profile=privacy&need=free-plan$/);
    expect(await order(page)).toEqual(expected('?profile=privacy&need=free-plan'));
    await page.getByRole('link', { name: 'Back to the published ranking' }).click();
    await page.waitForURL(origin + tool);
    expect(await order(page)).toEqual(expected(''));
    expect(await slider(page, 'Freedom').inputValue()).toBe(String(data.profiles[0]?.own.freedom));
    expect(await violations()).toEqual([]);
  });

  test('says who is first when that changes, once for a whole movement of the hand', async () => {
    const page = await read(`${tool}?profile=overall`);
    await waitUntilHydrated(page);
    const [before, after] = ['', '?trust=0&freedom=60'].map((asked) => expected(asked)[0]);
    expect(after).not.toBe(before);
    const text = await page.evaluate(async () => {
      const root = document.querySelector('.own-ranking') as HTMLElement;
      const status = root.querySelector('[role="status"]') as HTMLElement;
      const heard: string[] = [status.textContent];
      const speaking = new Promise((resolve) => {
        new MutationObserver(() => resolve(heard.push(status.textContent))).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      const move = (group: string, weight: number) => {
        const input = root.querySelector(`input[name="${group}"]`) as HTMLInputElement;
        input.value = String(weight);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      for (let step = 60; step >= 0; step -= 1) move('trust', step);
      for (let step = 0; step <= 60; step += 1) move('freedom', step);
      await speaking;
      return heard;
    });
    const name = facts.providers.find(({ id }) => id === after)?.name ?? '';
    expect(text).toEqual(['', expect.stringMatching(new RegExp(`^Now first: ${name}, \\d`))]);
  });

  test('works without JavaScript: a ranking leads to the tool with its own weights, and the tool answers', async () => {
    const page = await read('/best-vpn/for-streaming', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Change the weights' }).click();
    await slider(page, 'Trust').focus();
    await page.keyboard.press('End');
    await mustHave(page, 'Has a free plan').check();
    await page.getByRole('button', { name: 'Show my ranking' }).click();
    await page.waitForURL(new RegExp(`${tool}\\?profile=streaming&trust=60&`));
    const asked = query(page);
    expect(await order(page)).toEqual(expected(asked));
    expect(choiceOf(asked)).toMatchObject({
      profile: 'streaming',
      weights: { trust: 60 },
      needs: ['free-plan'],
    });
    expect(await slider(page, 'Trust').inputValue()).toBe('60');
    const lowest = expected('?profile=streaming&trust=60').at(-1) ?? '';
    await page.getByLabel('The higher provider').selectOption(lowest);
    await mustHave(page, 'Has a free plan').uncheck();
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.waitForURL(new RegExp(`a=${lowest}`));
    const name = facts.providers.find(({ id }) => id === lowest)?.name;
    expect(await page.locator('.own-why p').textContent()).toMatch(new RegExp(`, ${name} \\d\\.\\d\\d: `));
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Back to the published ranking' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await order(page)).toEqual(expected(''));
  });

  test('is the same for whoever gets the address, with scripts and without', async () => {
    const asked = '?profile=privacy&privacy=5&value=50&need=audited';
    const page = await read(tool + asked);
    await waitUntilHydrated(page);
    await expect.poll(() => order(page)).toEqual(expected(asked));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await slider(page, 'Value').inputValue()).toBe('50');
    const plain = await read(tool + asked, { javaScriptEnabled: false });
    expect(await order(plain)).toEqual(expected(asked));
    expect(await plain.locator('.own-result').innerText()).toBe(
      await page.locator('.own-result').innerText(),
    );
  });

  test('keeps what was moved before its code came', async () => {
    const page = await blank();
    await page.route('**/_ranking/**', async (route) => {
      await slider(page, 'Freedom').press('End');
      await route.continue();
    });
    await page.goto(origin + tool);
    await slider(page, 'Freedom').focus();
    await waitUntilHydrated(page);
    await page.waitForURL(/freedom=60/);
    expect(await order(page)).toEqual(expected('?freedom=60'));
  });

  test('stays the form that it is where its data do not come', async () => {
    const page = await blank();
    await page.route('**/_ranking/**', (route) => route.abort());
    await page.goto(origin + tool);
    await slider(page, 'Freedom').press('End');
    await page.getByRole('button', { name: 'Show my ranking' }).click();
    await page.waitForURL(/freedom=60/);
    expect(await order(page)).toEqual(expected('?freedom=60'));
  });
});

describe('the code of the tool', () => {
  test('comes when it is seen, not before, and is at most 25 KB beside React', async () => {
    const page = await blank();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A viewport so low that the tool is far below it.
    await page.setViewportSize({ width: 360, height: 200 });
    await page.goto(origin + tool, { waitUntil: 'networkidle' });
    const before = new Set(asked);
    expect(asked.filter((path) => path !== tool && /your-ranking|_ranking/.test(path))).toEqual([]);
    await page.locator(own).scrollIntoViewIfNeeded();
    await waitUntilHydrated(page);
    const scripts = [...new Set(asked)].filter((path) => path.endsWith('.js') && !before.has(path));
    const beside = scripts.filter(
      (path) => !readFileSync(`${dist}/client${path}`, 'utf8').includes('react.dev/errors'),
    );
    expect(scripts.length - beside.length).toBe(1);
    const bytes = beside.reduce((sum, path) => sum + readFileSync(`${dist}/client${path}.br`).length, 0);
    expect(bytes).toBeGreaterThan(2000);
    expect(bytes / 1000).toBeLessThanOrEqual(budgets.islandKilobytes);
  });
});
