import { controlTime } from '@vpn-site/harness/passing-time.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import {
  type RecordingProxy,
  startRecordingProxy,
  waitForResources,
} from '@vpn-site/harness/recording-proxy.ts';
import { oneHour } from '@vpn-site/site/layout/update-notice/update-notice.client.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const explainer = '/privacy/what-is-a-vpn';
const news = 'There is a newer version of this site';

describe('a newer build', () => {
  const browser = sharedBrowser();
  let front: RecordingProxy;
  let page: Page;
  let pass: (milliseconds: number) => Promise<void>;

  beforeEach(async () => {
    front = await startRecordingProxy(inject('originUrl'), 'one');
    page = await browser.context.newPage();
    pass = await controlTime(page);
  });
  afterEach(async () => {
    await page.close();
    await front.close();
  });

  const questions = () => front.asked.filter(({ path }) => path === '/_build/latest.json').length;
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('is asked for every hour, and told in a toast once', {
    tags: ['toast-newer-build', 'update-check-hourly', 'constants-one-hour'],
  }, async () => {
    await page.goto(`${front.url}/`);
    await pass(oneHour - 1000);
    expect(questions()).toBe(0);
    await pass(2000);
    await expect.poll(questions).toBe(1);
    expect(await page.getByText(news).count()).toBe(0);
    front.deploy('two');
    await pass(oneHour);
    await page.getByText(news).waitFor();
    expect(await page.getByRole('button', { name: 'Reload now' }).count()).toBe(1);
    await page.goto(`${front.url}${explainer}`);
    await pass(oneHour);
    await expect.poll(questions).toBe(3);
    await page.waitForTimeout(1500);
    expect(await page.getByText(news).count()).toBe(0);
  });

  test('is asked for when a tab comes back, not more often than once a minute', {
    tags: 'update-check-on-return',
  }, async () => {
    await page.goto(`${front.url}/`);
    await returnToTab();
    await pass(59_000);
    await returnToTab();
    expect(questions()).toBe(0);
    await pass(2000);
    await returnToTab();
    await expect.poll(questions).toBe(1);
    await returnToTab();
    await page.waitForTimeout(1000);
    expect(questions()).toBe(1);
  });

  test('is not asked for by a page that does not know its own build', async () => {
    front.hideBuild();
    await page.goto(`${front.url}/`);
    await pass(oneHour);
    await pass(oneHour);
    await page.waitForTimeout(1000);
    expect(questions()).toBe(0);
  });

  test('makes the next page a full load that skips what was prefetched', {
    tags: 'update-next-navigation',
  }, async () => {
    const loads = () => front.asked.filter(({ path }) => path === explainer);
    await page.goto(`${front.url}/`);
    const link = page.locator(`main a[href="${explainer}"]`).first();
    await link.hover();
    await waitForResources(page, [explainer]);
    expect(loads()).toHaveLength(1);
    expect(loads()[0]?.headers['sec-purpose']).toContain('prefetch');
    front.deploy('two');
    await pass(oneHour);
    await page.getByText(news).waitFor();
    await link.click();
    await page.waitForURL(`${front.url}${explainer}`);
    expect(
      loads()
        .slice(1)
        .map(({ headers }) => headers['cache-control']),
    ).toContain('no-cache');
  });

  test('until then, what was prefetched is used', async () => {
    const loads = () => front.asked.filter(({ path }) => path === explainer);
    await page.goto(`${front.url}/`);
    const link = page.locator(`main a[href="${explainer}"]`).first();
    await link.hover();
    await waitForResources(page, [explainer]);
    expect(loads()).toHaveLength(1);
    await link.click();
    await page.waitForURL(`${front.url}${explainer}`);
    expect(loads()).toHaveLength(1);
  });
});
