import { openBrowser } from '@vpn-site/harness/browser.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe.each(['light', 'dark'] as const)('with forced colours, %s', (colorScheme) => {
  test('signs, rulers and strokes are drawn in the system’s colours, whatever theme was chosen', async () => {
    const browser = await openBrowser({ forcedColors: 'active', colorScheme });
    const page = await browser.context.newPage();
    await page.goto(origin);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
    const system = await systemColors(page, ['CanvasText', 'GrayText', 'Highlight', 'LinkText']);
    const strokes = await page
      .locator('main :is(.ruler-line, .ruler-others, .bar-value, .strip-stale)')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).stroke))]);
    expect(strokes.length).toBeGreaterThan(1);
    expect(strokes.filter((color) => !system.includes(color))).toEqual([]);
    await browser.close();
  });

  test('the current language stands out, buttons have a frame, focus is visible', async () => {
    const browser = await openBrowser({ forcedColors: 'active', colorScheme });
    const page = await browser.context.newPage();
    await page.goto(origin);
    const grounds = await page
      .locator('footer nav a')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
    const frames = await page
      .locator('main a.button')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).borderTopWidth));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.every((width) => width === '1px')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const [highlight] = await systemColors(page, ['Highlight']);
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement as Element);
      return [style.outlineStyle, style.outlineWidth, style.outlineColor];
    });
    expect(outline).toEqual(['solid', '3px', highlight]);
    await browser.close();
  });
});

test.each(['/', '/pl/prywatnosc/co-to-jest-vpn', '/nope'])(
  'who asks for less motion gets none on %s, even from rules that insist',
  async (path) => {
    // The content security policy would block the rule that the test adds.
    const browser = await openBrowser({ reducedMotion: 'reduce', bypassCSP: true });
    const page = await browser.context.newPage();
    await page.goto(origin + path);
    await page.addStyleTag({
      content:
        '@keyframes turn { to { rotate: 1turn } } main a, details::details-content { transition: opacity 1s; animation: turn 1s infinite }',
    });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .flatMap((element) =>
            [undefined, '::before', '::after', '::details-content'].map((part) =>
              getComputedStyle(element, part),
            ),
          )
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration),
          ).length,
    );
    expect(moving).toBe(0);
    await browser.close();
  },
);

/** Returns system colors as the browser computes them. */
function systemColors(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('forced-color-adjust', 'none');
        probe.style.color = name;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    names,
  );
}
