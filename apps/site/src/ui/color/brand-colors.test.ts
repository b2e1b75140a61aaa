import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BrandColors,
  brandDeclarations,
  minTextContrast,
  unreadableColors,
  withBrand,
} from './brand-colors.ts';
import { textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { themeColors, tokenColor } from './theme-colors.ts';

const tokens = themeColors(readFileSync('apps/site/src/ui/styles/tokens.css', 'utf8'));
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of an owner', () => {
  test('of any hue take the place of those of the theme, and what goes with them follows', () => {
    const { light, dark } = withBrand(tokens, { primary: { light: '#7c3aed', dark: '#c4b5fd' } });
    expect([light.primary, dark.primary]).toEqual(['#7c3aed', '#c4b5fd']);
    for (const name of ['primary-hover', 'pick-tint', 'pick-line']) {
      expect(light[name], name).not.toBe(tokens.light[name]);
      expect(dark[name], name).not.toBe(tokens.dark[name]);
    }
    expect([light.good, light.link, dark.error]).toEqual([
      tokens.light.good,
      tokens.light.link,
      tokens.dark.error,
    ]);
  });

  test('are written as the theme writes its own, those that change alone', () => {
    expect(brandDeclarations(tokens, {})).toEqual([]);
    expect(brandDeclarations(tokens, { link: { light: '#7c3aed', dark: '#c4b5fd' } })).toEqual([
      '--color-secondary: light-dark(#7c3aed, #c4b5fd);',
      '--color-link: light-dark(#7c3aed, #c4b5fd);',
    ]);
  });

  test('that cannot be read are named with where, how badly and what would do', () => {
    const [found, ...more] = unreadableColors(tokens, { primary: { light: '#f59e0b', dark: '#fbbf24' } });
    expect(found).toMatchObject({ name: 'primary', theme: 'light', color: '#f59e0b', ground: 'hover' });
    expect(found?.ratio).toBeCloseTo(1.96, 2);
    expect(found?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
    expect(more).toEqual([]);
  });

  test('a colour for both themes that is given once is made to fit the dark one', () => {
    expect(unreadableColors(tokens, { primary: '#7c3aed' })).toEqual([]);
    expect(withBrand(tokens, { primary: '#7c3aed' }).dark.primary).not.toBe('#7c3aed');
  });

  test('whatever they are, what is proposed instead can be read on every measured pair', () => {
    const pair = fc.record({ light: color, dark: color });
    const chosen = fc.record({ primary: pair, link: pair });
    fc.assert(
      fc.property(chosen, (wanted) => {
        const mended = structuredClone(wanted);
        for (const { name, theme, suggestion: instead } of unreadableColors(tokens, wanted))
          mended[name][theme] = instead;
        expect(unreadableColors(tokens, mended)).toEqual([]);
        expect(unreadPairs(mended)).toEqual([]);
      }),
    );
  });
});

function unreadPairs(brand: BrandColors): string[] {
  const colors = withBrand(tokens, brand);
  return (['light', 'dark'] as const).flatMap((theme) =>
    textPairs
      .filter(
        ({ text, background }) =>
          contrastRatio(tokenColor(colors, theme, text), tokenColor(colors, theme, background)) <
          minTextContrast,
      )
      .map(({ text, background }) => `${text} on ${background}, ${theme}`),
  );
}
