import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { recordCspViolations, waitForAnimations } from '@vpn-site/harness/browser.ts';
import { stopwatchBetween } from '@vpn-site/harness/milliseconds-until.ts';
import { atMostMilliseconds, isNightly } from '@vpn-site/harness/nightly.ts';
import { controlTime } from '@vpn-site/harness/passing-time.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { type Styleguide, startStyleguide } from '@vpn-site/harness/styleguide.ts';
import {
  toastDuration,
  toastLimit,
  toastRemoveDelay,
  toastSwipeThreshold,
} from '@vpn-site/site/ui/toasts/toast-message.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const toast = '[aria-live="polite"] [role="dialog"]';
const shownToast = `${toast}:not([data-limited]):not([data-ending-style])`;
/** The number of milliseconds for which the toast with a picture in the style guide is visible. */
const shortDuration = 1500;

describe('toasts', () => {
  let site: Styleguide;
  let page: Page;
  let pass: (milliseconds: number) => Promise<void>;
  const pages = readerPages({ viewport: { width: 1280, height: 900 } });
  beforeAll(async () => {
    site = await startStyleguide();
  });
  afterAll(() => site.stop());

  /** Opens the page with a fake clock, so that no toast disappears before the test finds it. `pass` advances the time. */
  async function read(path = '/styleguide') {
    page = await pages.blank();
    pass = await controlTime(page);
    await page.goto(site.url + path);
  }
  const raise = () => page.getByRole('button', { name: 'Show a toast', exact: true }).click();
  const awayFromToasts = () => page.mouse.move(10, 10);

  test('the constants are those of the specification', {
    tags: ['toast-removal-delay', 'toast-limit', 'toast-duration'],
  }, () => {
    expect({ toastLimit, toastDuration, toastSwipeThreshold, toastRemoveDelay }).toEqual({
      toastLimit: 5,
      toastDuration: 5000,
      toastSwipeThreshold: 50,
      toastRemoveDelay: 200,
    });
  });

  test('one is shown for 5 s at the bottom right, then closed, then removed about 200 ms later', {
    tags: ['toast-open-then-closed', 'toast-removal-delay', 'toast-duration', 'toast-position'],
  }, async () => {
    await read();
    const removing = await stopwatchBetween(page, `${toast}[data-ending-style]`);
    await raise();
    await page.waitForSelector(toast);
    await awayFromToasts();
    const box = await page.locator(toast).boundingBox();
    expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
    await pass(toastDuration - 1);
    expect(await page.locator(shownToast).count()).toBe(1);
    await pass(1);
    const untilRemoved = await removing();
    expect(untilRemoved).toBeGreaterThan(toastRemoveDelay / 2);
    expect(untilRemoved).toBeLessThan(atMostMilliseconds(toastRemoveDelay * 2));
  });

  test.each([
    ['/styleguide', 'Notification', 'Close'],
    ['/pl/styleguide', 'Powiadomienie', 'Zamknij'],
    ['/tr/styleguide', 'Bildirim', 'Kapat'],
  ])(
    'on %s the region is called %s and announces what is added',
    { tags: ['toast-fields', 'toast-label'] },
    async (path, label, close) => {
      await read(path);
      await page.getByRole('button', { name: 'Show a toast that says more' }).click();
      const region = page.getByRole('region', { name: label, exact: true });
      await region.waitFor();
      expect(await region.getAttribute('aria-live')).toBe('polite');
      const shown = region.getByRole('dialog', { name: 'A newer version is here' });
      expect(await shown.innerText()).toContain('The next page you open brings it.');
      await shown.getByRole('button', { name: close, exact: true }).click();
      await page.waitForSelector(toast, { state: 'detached' });
    },
  );

  test('one has id, icon, color, actions and no close button, stays where its duration is 0, and open decides', {
    tags: 'toast-fields',
  }, async () => {
    await read();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const asking = page.getByRole('dialog', { name: 'There is another one' });
    await press('Show a toast that asks');
    await press('Show a toast that asks');
    await awayFromToasts();
    await asking.locator('[data-icon="lucide:gift"] svg').waitFor();
    expect(await asking.count()).toBe(1);
    expect(await asking.innerText()).toContain('It stays until you choose.');
    expect(await asking.evaluate((shown) => getComputedStyle(shown).borderTopColor)).toBe(
      await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-primary)';
        return getComputedStyle(probe).color;
      }),
    );
    expect(await asking.getByRole('button').allInnerTexts()).toEqual(['Show another', 'Not now']);
    await pass(toastDuration * 2);
    expect(await asking.count()).toBe(1);
    await press('Take it back');
    await asking.waitFor({ state: 'detached' });
    await press('Show a toast that asks');
    await asking.getByRole('button', { name: 'Show another' }).click();
    await page.getByRole('dialog', { name: 'Link copied' }).waitFor();
    await asking.waitFor({ state: 'detached' });
  });

  test('one has an avatar, a duration of its own and onClick, which a swipe does not call', {
    tags: 'toast-fields',
  }, async () => {
    await read();
    const short = () => page.getByRole('button', { name: 'Show a short toast with a picture' }).click();
    await short();
    await awayFromToasts();
    const shown = page.getByRole('dialog', { name: 'Press me while you can' });
    await shown.waitFor();
    expect(await shown.locator('img[alt=""]').evaluate((image: HTMLImageElement) => image.decode())).toBe(
      undefined,
    );
    await pass(shortDuration - 1);
    expect(await page.locator(shownToast).count()).toBe(1);
    await pass(1);
    await shown.waitFor({ state: 'detached' });
    await short();
    await page.waitForSelector(shownToast);
    await swipe(toastSwipeThreshold - 1);
    expect(await page.locator(toast).count()).toBe(1);
    await shown.getByText('Press me while you can').click();
    await page.getByRole('dialog', { name: 'Link copied' }).waitFor();
    await shown.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((wanted) => document.querySelectorAll(wanted).length === 3, toast);
  });

  test('at most 5 are shown', { tags: 'toast-limit' }, async () => {
    await read();
    for (let raised = 0; raised < toastLimit + 2; raised += 1) await raise();
    await page.waitForFunction((wanted) => document.querySelectorAll(wanted).length === 7, toast);
    expect(await page.locator(`${toast}:visible`).count()).toBe(toastLimit);
  });

  test('the time stands still while the pointer or the focus is on one', async () => {
    await read();
    await raise();
    await page.locator(toast).hover();
    await pass(toastDuration * 2);
    expect(await page.locator(shownToast).count()).toBe(1);
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await awayFromToasts();
    await pass(toastDuration * 2);
    expect(await page.locator(shownToast).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForSelector(toast, { state: 'detached' });
  });

  async function raiseInPlace() {
    await raise();
    await page.waitForSelector(shownToast);
    await waitForAnimations(page, toast);
  }

  async function swipe(distance: number) {
    const box = await page.locator(toast).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  }

  test.each([toastSwipeThreshold - 1, -toastSwipeThreshold])(
    'a swipe of %i px changes nothing',
    { tags: 'toast-swipe' },
    async (distance) => {
      await read();
      await raiseInPlace();
      await swipe(distance);
      await page.waitForTimeout(toastRemoveDelay * 2);
      expect(await page.locator(shownToast).count()).toBe(1);
      expect(await page.locator(toast).evaluate(({ style }: HTMLElement) => style.translate)).toBe('');
    },
  );

  test('a swipe of 50 px to the right sends it away', { tags: 'toast-swipe' }, async () => {
    await read();
    await raiseInPlace();
    await swipe(toastSwipeThreshold);
    await page.waitForSelector(toast, { state: 'detached' });
  });

  test.runIf(isNightly)(
    'where its code does not load, because the connection is gone, the words are still said',
    async () => {
      await read();
      await page.evaluate(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      });
      await page.route('**/_assets/toasts.*.js', (route) => route.abort());
      await raise();
      const words = page.getByRole('status', { name: 'Notification' });
      await words.waitFor();
      expect(await words.innerText()).toBe('Link copied');
      await pass(toastDuration);
      await words.waitFor({ state: 'detached' });
    },
  );

  test.runIf(isNightly)(
    'axe finds nothing while one is shown, and a strict policy refuses nothing',
    async () => {
      page = await pages.blank();
      const refused = await recordCspViolations(page);
      await page.goto(`${site.url}/styleguide`);
      await page.getByRole('button', { name: 'Show a toast that says more' }).click();
      await page.locator(shownToast).hover();
      expect(await accessibilityProblems(page, shownToast)).toEqual([]);
      expect(await refused()).toEqual([]);
    },
  );
});
