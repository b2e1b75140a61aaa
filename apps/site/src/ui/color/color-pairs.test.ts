import { globSync, readFileSync } from 'node:fs';
import { tints as providerTints } from '@vpn-site/core/provider/provider-mark.ts';
import { describe, expect, test } from 'vitest';
import { minTextContrast } from './brand-colors.ts';
import { decorativeColors, signColors, surfaces, textColors, textPairs, tints } from './color-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { type Theme, themeColors, tokenColor } from './theme-colors.ts';

const visible = 3;
const colors = themeColors(readFileSync('apps/site/src/ui/styles/tokens.css', 'utf8'));
const names = Object.keys(colors.light);
const ratio = (theme: Theme, a: string, b: string) =>
  contrastRatio(tokenColor(colors, theme, a), tokenColor(colors, theme, b));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('$text on $background can be read', ({ text, background }) => {
    expect(ratio(theme, text, background)).toBeGreaterThanOrEqual(minTextContrast);
  });

  test.each(surfaces.flatMap((surface) => signColors.map((sign) => ({ sign, surface }))))(
    'a sign in $sign on $surface can be seen',
    ({ sign, surface }) => {
      expect(ratio(theme, sign, surface)).toBeGreaterThanOrEqual(visible);
    },
  );
});

/** The words of all string literals in components. Class lists are among them. */
const classLists = globSync('apps/site/src/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<quote>["'`])(?<list>[^"'`\n]*)\k<quote>/g)].map(
      ({ groups }) => ({ file, classes: (groups?.list ?? '').split(/\s+/) }),
    ),
  );

describe('colours in use', () => {
  test('every opaque token has its place among the pairs', () => {
    const placed = new Set<string>([
      ...surfaces,
      ...textColors,
      ...signColors,
      ...decorativeColors,
      ...textPairs.flatMap(({ text, background }) => [text, background]),
    ]);
    expect(names.filter((name) => !placed.has(name))).toEqual([]);
  });

  test('every tint that a provider can have is drawn', () => {
    expect(Object.keys(tints)).toEqual([...providerTints]);
  });

  test.each(['text', 'background'] as const)('only colours whose %s is measured are used for it', (kind) => {
    const measured = new Set<string>(textPairs.map((pair) => pair[kind]));
    const prefix = kind === 'text' ? 'text' : 'bg';
    expect(used(prefix).filter(({ color }) => !measured.has(color))).toEqual([]);
  });

  test('a colour of text and a ground that stand in one list are a measured pair', () => {
    const unmeasured = classLists.flatMap(({ file, classes }) =>
      pairsIn(classes)
        .filter((pair) => !textPairs.some(({ text, background }) => pair === `${text} on ${background}`))
        .map((pair) => `${file}: ${pair}`),
    );
    expect(unmeasured).toEqual([]);
  });
});

function used(kind: 'text' | 'bg'): { file: string; color: string }[] {
  return classLists.flatMap(({ file, classes }) =>
    classes.flatMap((name) => colorsOf(name, kind).map((color) => ({ file, color }))),
  );
}

/**
 * Returns the color tokens of a class: ['page'] for 'hover:bg-page'. Classes such as 'text-14' or 'text-start' have none.
 */
function colorsOf(name: string, kind: 'text' | 'bg'): string[] {
  const color = name
    .split(':')
    .at(-1)
    ?.match(new RegExp(`^${kind}-([a-z-]+)$`))?.[1];
  return color !== undefined && names.includes(color) ? [color] : [];
}

/**
 * Returns pairs of each text color of an element with each background color that applies under the same condition (such as
 * `hover:`), or always.
 */
function pairsIn(classes: readonly string[]): string[] {
  const condition = (name: string) => name.split(':').slice(0, -1).join(':');
  return classes.flatMap((ground) =>
    colorsOf(ground, 'bg').flatMap((background) => {
      const same = classes.filter(
        (name) => condition(name) === condition(ground) && colorsOf(name, 'text').length > 0,
      );
      const meeting = same.length > 0 ? same : classes.filter((name) => condition(name) === '');
      return meeting.flatMap((name) => colorsOf(name, 'text').map((text) => `${text} on ${background}`));
    }),
  );
}
