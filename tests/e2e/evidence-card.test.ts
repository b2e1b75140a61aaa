import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { openCard as card, recordCspViolations, waitForAnimations } from '@vpn-site/harness/browser.ts';
import { stopwatchFromPointer } from '@vpn-site/harness/milliseconds-until.ts';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { hoverCardCloseDelay, hoverCardOpenDelay } from '@vpn-site/site/browser/hover/hover-intent.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { blank } = readerPages({ baseURL: origin, viewport: { width: 1280, height: 900 } });

/** Opens a page. No request leaves this machine: requests to other origins get a line of text. */
async function read(path: string, settings?: BrowserContextOptions): Promise<Page> {
  const page = await blank(settings);
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ body: 'the source', contentType: 'text/plain' }),
  );
  await page.goto(path);
  return page;
}

/** A page with a source mark for each provider, and its translations. */
const audits = { en: '/vpn-audits', pl: '/pl/audyty-vpn', tr: '/tr/vpn-denetimleri' } as const;
const marks = (page: Page) => page.locator('main a[data-evidence$="/audits"]');
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

describe('a source mark', () => {
  test('that is pressed with a modifier is followed as a link', async () => {
    const page = await read(audits.en);
    const arriving = page.context().waitForEvent('page');
    await marks(page)
      .first()
      .click({ modifiers: ['Control'] });
    await arriving;
    expect(page.url()).toBe(origin + audits.en);
    // The pointer still rests on the mark, so there may be a card, but it must not take the focus.
    expect(await focusIsIn(page, card)).toBe(false);
  });

  test('is followed where the evidence does not load', async () => {
    const page = await read(audits.en);
    await page.route('**/_evidence/**', (route) => route.abort());
    const href = await marks(page).first().getAttribute('href');
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
    await marks(page).first().click();
    await page.waitForURL(href ?? '');
    // The text fragment stays in the browser and is not sent.
    expect(loaded).toEqual([href?.split('#')[0]]);
  });
});

describe('the evidence card', () => {
  test('opens from the keyboard, is named, takes the focus, and gives it back on Escape', {
    tags: 'disclosure-overlays',
  }, async () => {
    const page = await read(audits.en);
    await marks(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(card);
    expect(await page.getByRole('dialog', { name: /^Independent audits: \d+ audits/ }).count()).toBe(1);
    expect(await focusIsIn(page, card)).toBe(true);
    expect(await marks(page).first().getAttribute('aria-expanded')).toBe('true');
    const walked: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      walked.push(
        await page.evaluate(
          () => document.activeElement?.textContent || document.activeElement?.ariaLabel || null,
        ),
      );
      expect(await focusIsIn(page, card)).toBe(true);
    }
    expect(walked[0]).toBe('Close');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('a[data-evidence]'));
    expect(await page.locator(card).count()).toBe(0);
    expect(
      await marks(page)
        .first()
        .evaluate((mark) => mark === document.activeElement),
    ).toBe(true);
    expect(await marks(page).first().getAttribute('aria-expanded')).toBeNull();
  });

  test('stands after its mark in the order of the keyboard, and is gone once that has passed it', async () => {
    const page = await read(audits.en);
    const mark = marks(page).first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(card);
    const stops = await page.locator(`${card} :is(a, button, summary, [tabindex="0"])`).count();
    for (let step = 0; step <= stops; step += 1) await page.keyboard.press('Tab');
    await page.waitForSelector(card, { state: 'hidden' });
    const isAfter = await mark.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfter).toBeTruthy();
    expect(await focusIsIn(page, 'main')).toBe(true);
  });

  test('opens after the pointer rested 700 ms and closes 300 ms after it left', {
    tags: 'constants-hover-card',
  }, async () => {
    expect([hoverCardOpenDelay, hoverCardCloseDelay]).toEqual([700, 300]);
    const page = await read(audits.en);
    // Loaded before, so that only the delay is measured.
    await marks(page).first().click();
    await page.waitForSelector(card);
    await page.keyboard.press('Escape');
    await page.waitForSelector(card, { state: 'hidden' });
    const mark = marks(page).nth(1);
    const opening = await stopwatchFromPointer(mark, 'pointerover', card);
    await mark.hover();
    const untilOpen = await opening();
    expect(untilOpen).toBeGreaterThan(hoverCardOpenDelay - 10);
    expect(untilOpen).toBeLessThan(atMostMilliseconds(hoverCardOpenDelay + 200));
    expect(await focusIsIn(page, card)).toBe(false);
    const closing = await stopwatchFromPointer(mark, 'pointerout', card, false);
    await page.mouse.move(2, 2);
    const untilClosed = await closing();
    expect(untilClosed).toBeGreaterThan(hoverCardCloseDelay - 10);
    expect(untilClosed).toBeLessThan(atMostMilliseconds(hoverCardCloseDelay + 200));
  });

  test('that a resting pointer opened stays once it is pressed, and a second press closes it', async () => {
    const page = await read(audits.en);
    await marks(page).first().hover();
    await page.waitForSelector(card);
    await marks(page).first().click();
    await page.waitForFunction((wanted) => document.activeElement?.closest(wanted), card);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(hoverCardCloseDelay * 2);
    expect(await page.locator(card).count()).toBe(1);
    await marks(page).first().click();
    await page.waitForSelector(card, { state: 'hidden' });
  });

  test('gives way to the card of another mark, and to a press elsewhere, all under the strict policy', async () => {
    const page = await read(audits.en);
    const refused = await recordCspViolations(page);
    await page.reload();
    await marks(page).first().click();
    await page.waitForSelector(card);
    const first = await page.locator(card).innerText();
    await marks(page).nth(3).click();
    await page.waitForFunction(
      ([wanted, before]) => {
        const now = document.querySelector<HTMLElement>(wanted)?.innerText;
        return now !== undefined && now !== before;
      },
      [card, first] as const,
    );
    expect(await page.locator(card).count()).toBe(1);
    await page.mouse.click(4, 4);
    await page.waitForSelector(card, { state: 'hidden' });
    expect(await refused()).toEqual([]);
  });

  test('is a sheet at the bottom of a phone, behind which the page waits', async () => {
    const page = await read(audits.en, { viewport: { width: 360, height: 740 }, hasTouch: true });
    const mark = page.locator('a[data-evidence]').first();
    await mark.tap();
    await page.waitForSelector(card);
    await waitForAnimations(page, card);
    const box = await page.locator(card).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(740, 0);
    expect(box?.height).toBeLessThanOrEqual(740 * 0.85);
    expect(await accessibilityProblems(page)).toEqual([]);
    const pageScrolls = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    await expect.poll(pageScrolls).toBe(false);
    expect(await page.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.waitForSelector(card, { state: 'hidden' });
    await expect.poll(pageScrolls).toBe(true);
    await mark.tap();
    await page.waitForSelector(card);
    await page.touchscreen.tap(180, 20);
    await page.waitForSelector(card, { state: 'hidden' });
  });

  test('is ready for a tap soon after the first touch, unless the reader saves data', async () => {
    const touched = async (saveData: boolean) => {
      const page = await blank({ viewport: { width: 360, height: 740 }, hasTouch: true });
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
        saveData,
      });
      await page.goto(audits.en, { waitUntil: 'networkidle' });
      const loaded: string[] = [];
      page.on('request', (request) => /evidence/.test(request.url()) && loaded.push(request.url()));
      await page.locator('h1').tap();
      return loaded;
    };
    const saving = await touched(true);
    const ready = await touched(false);
    // Three requests: for the code, the style sheet and the evidence.
    await expect.poll(() => ready.length).toBe(3);
    expect(saving).toEqual([]);
  });

  test('that does not fit scrolls inside, between a head and a foot that stay, and leaves its mark free', async () => {
    const page = await read(audits.en, { viewport: { width: 1280, height: 460 } });
    const mark = page.locator('main a[data-evidence="alder/audits:2"]');
    await mark.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await mark.scrollIntoViewIfNeeded();
    await mark.click();
    await page.waitForSelector(card);
    await waitForAnimations(page, card);
    const body = page.locator(`${card} .evidence-body`);
    const space = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(space).toBeGreaterThan(0);
    const foot = await page.locator(`${card} .evidence-foot`).boundingBox();
    const whole = await page.locator(card).boundingBox();
    const pressed = await mark.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(460);
    const [top, bottom] = [whole?.y ?? 0, (whole?.y ?? 0) + (whole?.height ?? 0)];
    const isApart = bottom <= (pressed?.y ?? 0) || top >= (pressed?.y ?? 0) + (pressed?.height ?? 0) - 8;
    expect(isApart).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await body.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
