export type Theme = 'light' | 'dark';

/** The values of color tokens in each theme, by name without '--color-'. */
export type ThemeColors = Readonly<Record<Theme, Readonly<Record<string, string>>>>;

const pair = /--color-(?<name>[a-z-]+): light-dark\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\);/g;

/** Reads the opaque colors from tokens.css, for images and tests. The style sheet is the only file that defines them. */
export function themeColors(tokens: string): ThemeColors {
  const found = [...tokens.matchAll(pair)].map(({ groups }) => groups ?? {});
  const of = (theme: Theme): Record<string, string> =>
    Object.fromEntries(found.map(({ name = '', [theme]: color = '' }) => [name, color]));
  return { light: of('light'), dark: of('dark') };
}

/** Returns the color of a token. Throws if it does not exist. */
export function tokenColor(colors: ThemeColors, theme: Theme, name: string): string {
  const color = colors[theme][name];
  if (color === undefined) throw new Error(`tokens.css has no opaque colour "--color-${name}".`);
  return color;
}
