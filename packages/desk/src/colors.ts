import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandColors, minTextContrast, unreadableColors } from '@vpn-site/site/ui/color/brand-colors.ts';
import { contrastRatio } from '@vpn-site/site/ui/color/contrast-ratio.ts';
import { themeColors, tokenColor } from '@vpn-site/site/ui/color/theme-colors.ts';

const tokens = themeColors(
  readFileSync(join(import.meta.dirname, '../../../apps/site/src/ui/styles/tokens.css'), 'utf8'),
);

export const colorNames = ['primary-light', 'primary-dark', 'link-light', 'link-dark'] as const;
type ColorName = (typeof colorNames)[number];
export type ChosenColors = Readonly<Record<ColorName, string>>;

const labels: Readonly<Record<ColorName, string>> = {
  'primary-light': 'Main, light',
  'primary-dark': 'Main, dark',
  'link-light': 'Links, light',
  'link-dark': 'Links, dark',
};

/** Returns the colors in force: the owner's, or those of the site. */
export function ownColors(brand: BrandColors | undefined): ChosenColors {
  const colorOf = (name: 'primary' | 'link', theme: 'light' | 'dark') => {
    const own = brand?.[name];
    if (typeof own === 'object') return own[theme];
    return theme === 'light' && own !== undefined ? own : tokenColor(tokens, theme, name);
  };
  return Object.fromEntries(
    colorNames.map((name) => {
      const [pair, theme] = name.split('-') as ['primary' | 'link', 'light' | 'dark'];
      return [name, colorOf(pair, theme)];
    }),
  ) as Record<ColorName, string>;
}

/** Reads the colors of the form. A color that is missing stays that of the site. */
export function chosenColors(written: (name: ColorName) => string): ChosenColors {
  const usual = ownColors(undefined);
  return Object.fromEntries(
    colorNames.map((name) => {
      const color = written(name).toLowerCase();
      return [name, /^#[0-9a-f]{6}$/.test(color) ? color : usual[name]];
    }),
  ) as Record<ColorName, string>;
}

export interface ColorReport {
  readonly name: ColorName;
  readonly label: string;
  readonly words: string;
  /** The nearest color that can be read; undefined if the chosen one can be. */
  readonly suggestion: string | undefined;
}

/** Says of each color how well it can be read where the site uses it for text. */
export function colorReport(chosen: ChosenColors): ColorReport[] {
  const unreadable = unreadableColors(tokens, {
    primary: { light: chosen['primary-light'], dark: chosen['primary-dark'] },
    link: { light: chosen['link-light'], dark: chosen['link-dark'] },
  });
  return colorNames.map((name) => {
    const bad = unreadable.find((each) => `${each.name}-${each.theme}` === name);
    const page = tokenColor(tokens, name.endsWith('-dark') ? 'dark' : 'light', 'page');
    const ratio = bad?.ratio ?? contrastRatio(chosen[name], page);
    return {
      name,
      label: labels[name],
      words: `contrast ${ratio.toFixed(2)}, needs ${minTextContrast}`,
      suggestion: bad?.suggestion,
    };
  });
}

export function isReadable({ suggestion }: ColorReport): boolean {
  return suggestion === undefined;
}
