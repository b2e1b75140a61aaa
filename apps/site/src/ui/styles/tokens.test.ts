import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mdMediaQuery } from '#ui/theme/breakpoints.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('the breakpoints are those of the specification', { tags: 'theme-breakpoints' }, () => {
  // In rem, so that they scale with the reader's font size; 16 pixels by default.
  const widths = [...tokens.matchAll(/--breakpoint-(\w+): (\d+)rem/g)].map(([, name, width]) => [
    name,
    Number(width) * 16,
  ]);
  const sizes = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 };
  expect(widths).toEqual(Object.entries(sizes));
});

test('scripts ask for the same width as style sheets', () => {
  const [, width] = /--breakpoint-md: (\w+);/.exec(tokens) ?? [];
  expect(mdMediaQuery).toBe(`(width >= ${width})`);
});

/** Returns the hue of a color, in degrees. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const turn = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (turn * 60 + 360) % 360;
}

describe('the colours of the theme before an owner chooses others, light and dark', () => {
  for (const [token, color, from, to, clause] of [
    ['primary', 'green', 135, 150, 'theme-brand-colours'],
    ['secondary', 'blue', 205, 230, 'theme-brand-colours'],
    ['neutral', 'slate', 205, 225, 'theme-brand-colours'],
    ['success', 'green', 135, 150, 'theme-status-colours'],
    ['info', 'blue', 205, 230, 'theme-status-colours'],
    ['warning', 'yellow', 33, 55, 'theme-status-colours'],
    ['error', 'red', 0, 5, 'theme-status-colours'],
  ] as const)
    test(`--color-${token} is ${color}`, { tags: clause }, () => {
      const [, light = '', dark = ''] =
        new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
      for (const variant of [light, dark]) {
        expect(hue(variant)).toBeGreaterThanOrEqual(from);
        expect(hue(variant)).toBeLessThanOrEqual(to);
      }
    });
});
