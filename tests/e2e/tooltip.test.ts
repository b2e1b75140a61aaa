import { millisecondsUntil, stopwatchFromPointer } from '@vpn-site/harness/milliseconds-until.ts';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { type Styleguide, startStyleguide } from '@vpn-site/harness/styleguide.ts';
import { hoverCardCloseDelay, hoverCardOpenDelay } from '@vpn-site/site/browser/hover/hover-intent.ts';
import { tooltipDelay, tooltipSkipDelay } from '@vpn-site/site/ui/primitives/tooltip/tooltip.client.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const tooltip = '[role="tooltip"]:popover-open';
const meaning = '[role="note"]:popover-open';

describe('what floats beside a word', () => {
  let site: Styleguide;
  let page: Page;
  const pages = readerPages({ viewport: { width: 1280, height: 900 } });
  beforeAll(async () => {
    site = await startStyleguide();
  });
  afterAll(() => site.stop());

  async function read(settings?: BrowserContextOptions) {
    page = await pages.read(`${site.url}/styleguide`, settings);
    await page.locator('[data-primitive="Tooltip"]').scrollIntoViewIfNeeded();
  }
  const trigger = (name: string) => page.getByRole('button', { name });
  const away = () => page.mouse.move(2, 2);
  const state = () => page.locator(tooltip).getAttribute('data-state');

  test('the tooltip’s delays are those of the specification', {
    tags: ['tooltip-delay', 'tooltip-skip-delay'],
  }, () => {
    expect([tooltipDelay, tooltipSkipDelay]).toEqual([700, 300]);
  });

  test('a tooltip opens after the pointer rested 700 ms and closes when it leaves', {
    tags: ['tooltip-states', 'tooltip-delay'],
  }, async () => {
    await read();
    const opening = await stopwatchFromPointer(trigger('Confidence'), 'pointerover', tooltip);
    await trigger('Confidence').hover();
    const untilOpen = await opening();
    expect(untilOpen).toBeGreaterThan(tooltipDelay - 10);
    expect(untilOpen).toBeLessThan(atMostMilliseconds(tooltipDelay + 200));
    expect(await state()).toBe('delayed-open');
    const closing = await stopwatchFromPointer(trigger('Confidence'), 'pointerout', tooltip, false);
    await away();
    expect(await closing()).toBeLessThan(atMostMilliseconds(150));
  });

  test('a tooltip opens at once within 300 ms of another one closing, and not later', {
    tags: ['tooltip-states', 'tooltip-skip-delay'],
  }, async () => {
    await read();
    await trigger('Confidence').hover();
    await page.waitForSelector(tooltip);
    await trigger('Possible score').hover();
    expect(await millisecondsUntil(page, `${tooltip}[data-state="instant-open"]`)).toBeLessThan(
      atMostMilliseconds(150),
    );
    await away();
    await page.locator(tooltip).waitFor({ state: 'detached' });
    await page.waitForTimeout(tooltipSkipDelay + 100);
    const opening = await stopwatchFromPointer(trigger('Confidence'), 'pointerover', tooltip);
    await trigger('Confidence').hover();
    expect(await opening()).toBeGreaterThan(tooltipDelay - 10);
    expect(await state()).toBe('delayed-open');
  });

  test('a tooltip opens at once for the keyboard, describes its button and closes on Escape', async () => {
    await read();
    await page.locator('[data-toast]').last().focus();
    await page.keyboard.press('Tab');
    expect(await millisecondsUntil(page, tooltip)).toBeLessThan(atMostMilliseconds(150));
    expect(await state()).toBe('instant-open');
    const described = await page.evaluate(
      () =>
        document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe(await page.locator(tooltip).innerText());
    await page.keyboard.press('Escape');
    expect(await page.locator(tooltip).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.locator(tooltip).count()).toBe(1);
  });

  test('a tooltip stays while the pointer is on its words, above its button and inside the screen', async () => {
    await read({ viewport: { width: 360, height: 740 } });
    await trigger('Confidence').evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await trigger('Confidence').hover();
    await page.waitForSelector(tooltip);
    // Both are measured at the same moment, because content that still loads may move the page in between.
    const { words, button } = await trigger('Confidence').evaluate((element, opened) => {
      const { bottom, left, right } =
        document.querySelector(opened)?.getBoundingClientRect() ?? new DOMRect();
      return { words: { bottom, left, right }, button: { top: element.getBoundingClientRect().top } };
    }, tooltip);
    expect(words.bottom).toBeGreaterThan(0);
    expect(words.bottom).toBeLessThanOrEqual(button.top);
    expect(words.left).toBeGreaterThanOrEqual(8);
    expect(words.right).toBeLessThanOrEqual(352);
    await page.locator(tooltip).hover();
    await page.waitForTimeout(400);
    expect(await page.locator(tooltip).count()).toBe(1);
  });

  test('a term opens after 700 ms, closes 300 ms after the pointer left, and stays once pressed', {
    tags: 'constants-hover-card',
  }, async () => {
    await read();
    const opening = await stopwatchFromPointer(trigger('kill switch'), 'pointerover', meaning);
    await trigger('kill switch').hover();
    const untilOpen = await opening();
    expect(untilOpen).toBeGreaterThan(hoverCardOpenDelay - 10);
    expect(untilOpen).toBeLessThan(atMostMilliseconds(hoverCardOpenDelay + 200));
    const closing = await stopwatchFromPointer(trigger('kill switch'), 'pointerout', meaning, false);
    await away();
    const untilClosed = await closing();
    expect(untilClosed).toBeGreaterThan(hoverCardCloseDelay - 10);
    expect(untilClosed).toBeLessThan(atMostMilliseconds(hoverCardCloseDelay + 200));
    await trigger('kill switch').hover();
    await page.waitForSelector(meaning);
    await trigger('kill switch').click();
    await away();
    await page.waitForTimeout(hoverCardCloseDelay * 2);
    expect(await page.locator(meaning).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator(meaning).count()).toBe(0);
  });

  test('a dialog opens, keeps the focus and gives it back, and closes in every way', {
    tags: 'disclosure-overlays',
  }, async () => {
    await read();
    const opener = trigger('Open a dialog');
    const dialog = page.getByRole('dialog', { name: 'Forget your choices?' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(4, 4),
    ]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await close();
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  test('without JavaScript, terms, dialogs and tooltips still open', async () => {
    await read({ javaScriptEnabled: false });
    await trigger('kill switch').click();
    expect(await page.locator('[role="note"]:popover-open').isVisible()).toBe(true);
    await trigger('Open a dialog').click();
    expect(await page.getByRole('dialog', { name: 'Forget your choices?' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await trigger('Confidence').hover();
    const words = page.locator('[data-primitive="Tooltip"] [role="tooltip"]').first();
    expect(await words.isVisible()).toBe(true);
  });
});
