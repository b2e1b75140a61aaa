import { surfaces, textColors, textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { type Theme, type ThemeColors, tokenColor } from './theme-colors.ts';

/** A colour in the light theme, or in both. The dark one is made from the light one where it is not given. */
export type BrandColor = string | Readonly<Record<Theme, string>>;

/** The colours that an owner may choose; the meanings of good, partly and bad stay what they are. */
export interface BrandColors {
  /** Actions, the pick and the logo. */
  readonly primary?: BrandColor | undefined;
  /** Links. */
  readonly link?: BrandColor | undefined;
}

const brandColorNames = ['primary', 'link'] as const;
type BrandColorName = (typeof brandColorNames)[number];

/** WCAG 2.2, 1.4.3: what text needs. */
export const readable = 4.5;
const themes = ['light', 'dark'] as const;
/** Further from the grounds of a theme. */
const away: Readonly<Record<Theme, string>> = { light: '#000000', dark: '#ffffff' };

/** The colours of the site: those of tokens.css, with the owner's in place of theirs and all that go with them. */
export function withBrand(tokens: ThemeColors, brand: BrandColors): ThemeColors {
  return { light: themeWithBrand(tokens, brand, 'light'), dark: themeWithBrand(tokens, brand, 'dark') };
}

/** The tokens that the owner's colours change, as a style sheet writes them. */
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
    'primary-hover': mix(color, away[theme], theme === 'light' ? 0.2 : 0.35),
    'on-primary': theme === 'light' ? '#ffffff' : mix(color, '#000000', 0.8),
    'pick-line': mix(color, page, 0.5),
  });
  // As much of the colour as leaves all text on it readable.
  const tint = [0.06, 0.04, 0.02]
    .map((share) => mix(page, color, share))
    .find((ground) => textColors.every((name) => contrastRatio(changed[name] ?? page, ground) >= readable));
  return { ...changed, 'pick-tint': tint ?? page };
}

function colorIn(tokens: ThemeColors, name: BrandColorName, color: BrandColor, theme: Theme): string {
  if (typeof color !== 'string') return color[theme];
  return theme === 'light' ? color : readableColor(tokens, name, color, theme);
}

/** A colour of the owner's that cannot be read where the site writes with it. */
export interface UnreadableColor {
  readonly name: BrandColorName;
  readonly theme: Theme;
  readonly color: string;
  /** The token on which it is read worst. */
  readonly ground: string;
  readonly ratio: number;
  /** The nearest colour that can be read everywhere. */
  readonly instead: string;
}

export function unreadableColors(tokens: ThemeColors, brand: BrandColors): UnreadableColor[] {
  return themes.flatMap((theme) =>
    brandColorNames.flatMap((name) => {
      const color = brand[name];
      if (color === undefined) return [];
      const own = colorIn(tokens, name, color, theme);
      const [worst] = groundsOf(name)
        .map((ground) => ({ ground, ratio: contrastRatio(own, tokenColor(tokens, theme, ground)) }))
        .toSorted((a, b) => a.ratio - b.ratio);
      if (!worst || worst.ratio >= readable) return [];
      return [{ name, theme, color: own, ...worst, instead: readableColor(tokens, name, own, theme) }];
    }),
  );
}

/** The grounds that a colour of text stands on. That of the pick is made to fit it. */
function groundsOf(name: BrandColorName): string[] {
  const grounds = textPairs.filter(({ text }) => text === name).map(({ background }) => background);
  return [...new Set([...surfaces, ...grounds])].filter((ground) => ground !== 'pick-tint');
}

/** The colour itself or the nearest one on its way to black or white that can be read on all its grounds. */
function readableColor(tokens: ThemeColors, name: BrandColorName, color: string, theme: Theme): string {
  const grounds = groundsOf(name).map((ground) => tokenColor(tokens, theme, ground));
  const steps = 100;
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, away[theme], step / steps);
    if (grounds.every((ground) => contrastRatio(tried, ground) >= readable)) return tried;
  }
  return away[theme];
}

/** Some of the second colour in the first. */
function mix(a: string, b: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
