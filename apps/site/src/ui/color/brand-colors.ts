import { surfaces, textColors, textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { type Theme, type ThemeColors, tokenColor } from './theme-colors.ts';

/** One color for the light theme, from which the dark one is derived, or one color for each theme. */
export type BrandColor = string | Readonly<Record<Theme, string>>;

/** The colors that a site owner can choose. The colors for good, partly and bad are fixed. */
export interface BrandColors {
  /** The color of buttons, picks and the logo. */
  readonly primary?: BrandColor | undefined;
  readonly link?: BrandColor | undefined;
}

const brandColorNames = ['primary', 'link'] as const;
type BrandColorName = (typeof brandColorNames)[number];

/** The min contrast of text (WCAG 2.2, 1.4.3). */
export const minTextContrast = 4.5;
const themes = ['light', 'dark'] as const;
/** The color with the most contrast to the backgrounds of a theme. */
const contrastExtreme: Readonly<Record<Theme, string>> = { light: '#000000', dark: '#ffffff' };

/** Returns the tokens of tokens.css with the owner's colors and all colors derived from them. */
export function withBrand(tokens: ThemeColors, brand: BrandColors): ThemeColors {
  return { light: themeWithBrand(tokens, brand, 'light'), dark: themeWithBrand(tokens, brand, 'dark') };
}

/** Returns the tokens that the owner's colors change, as CSS declarations. */
export function brandDeclarations(tokens: ThemeColors, brand: BrandColors): string[] {
  const { light, dark } = withBrand(tokens, brand);
  return Object.keys(tokens.light)
    .filter((name) => light[name] !== tokens.light[name] || dark[name] !== tokens.dark[name])
    .map((name) => `--color-${name}: light-dark(${light[name]}, ${dark[name]});`);
}

function themeWithBrand(tokens: ThemeColors, brand: BrandColors, theme: Theme): Record<string, string> {
  const changed: Record<string, string> = { ...tokens[theme] };
  const { link, primary } = brand;
  if (link !== undefined) {
    const color = colorIn(tokens, 'link', link, theme);
    Object.assign(changed, { link: color, secondary: color });
  }
  if (primary === undefined) return changed;
  const color = colorIn(tokens, 'primary', primary, theme);
  const page = tokenColor(tokens, theme, 'page');
  Object.assign(changed, {
    primary: color,
    'primary-hover': mix(color, contrastExtreme[theme], theme === 'light' ? 0.2 : 0.35),
    'on-primary': theme === 'light' ? '#ffffff' : mix(color, '#000000', 0.8),
    'pick-line': mix(color, page, 0.5),
  });
  // Uses the strongest tint on which all text is still readable.
  const tint = [0.06, 0.04, 0.02]
    .map((share) => mix(page, color, share))
    .find((ground) =>
      textColors.every((name) => contrastRatio(changed[name] ?? page, ground) >= minTextContrast),
    );
  return { ...changed, 'pick-tint': tint ?? page };
}

function colorIn(tokens: ThemeColors, name: BrandColorName, color: BrandColor, theme: Theme): string {
  if (typeof color !== 'string') return color[theme];
  return theme === 'light' ? color : readableColor(tokens, name, color, theme);
}

/** An owner's color that is not readable on a background on which the site uses it. */
export interface UnreadableColor {
  readonly name: BrandColorName;
  readonly theme: Theme;
  readonly color: string;
  /** The background token with the lowest contrast. */
  readonly ground: string;
  readonly ratio: number;
  /** The nearest color that is readable everywhere. */
  readonly suggestion: string;
}

export function unreadableColors(tokens: ThemeColors, brand: BrandColors): UnreadableColor[] {
  return themes.flatMap((theme) =>
    brandColorNames.flatMap((name) => {
      const color = brand[name];
      if (color === undefined) return [];
      const brandColor = colorIn(tokens, name, color, theme);
      const [worst] = groundsOf(name)
        .map((ground) => ({ ground, ratio: contrastRatio(brandColor, tokenColor(tokens, theme, ground)) }))
        .toSorted((a, b) => a.ratio - b.ratio);
      if (!worst || worst.ratio >= minTextContrast) return [];
      return [
        {
          name,
          theme,
          color: brandColor,
          ...worst,
          suggestion: readableColor(tokens, name, brandColor, theme),
        },
      ];
    }),
  );
}

/**
 * Returns the backgrounds on which a color is used for text. The tint of the pick is not among them, because it is derived
 * from the color.
 */
function groundsOf(name: BrandColorName): string[] {
  const grounds = textPairs.filter(({ text }) => text === name).map(({ background }) => background);
  return [...new Set([...surfaces, ...grounds])].filter((ground) => ground !== 'pick-tint');
}

/** Returns the color if it is readable on all its backgrounds, otherwise the nearest readable one toward black or white. */
function readableColor(tokens: ThemeColors, name: BrandColorName, color: string, theme: Theme): string {
  const grounds = groundsOf(name).map((ground) => tokenColor(tokens, theme, ground));
  const steps = 100;
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, contrastExtreme[theme], step / steps);
    if (grounds.every((ground) => contrastRatio(tried, ground) >= minTextContrast)) return tried;
  }
  return contrastExtreme[theme];
}

/** Mixes a share of the second color into the first. */
function mix(a: string, b: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
