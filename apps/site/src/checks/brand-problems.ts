import { readFileSync } from 'node:fs';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { siteFilePath } from '@vpn-site/content/data-files.ts';
import { problemAt } from '@vpn-site/content/facts/fact-file.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { DataFiles } from '@vpn-site/content/written-files.ts';
import { minTextContrast, unreadableColors } from '#ui/color/brand-colors.ts';
import { themeColors } from '#ui/color/theme-colors.ts';

/** Checks that the owner's colors have enough contrast wherever the site uses them for text. */
export function brandProblems(data: DataFiles, { site: { brand } }: Pick<Catalog, 'site'>): Problem[] {
  if (!brand) return [];
  const tokens = themeColors(readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8'));
  const file = data.open(siteFilePath);
  return unreadableColors(tokens, brand).map(({ name, theme, color, ground, ratio, suggestion: instead }) =>
    problemAt(
      file,
      ['brand', name, theme],
      `In the ${theme} theme the color ${color} has a contrast of ${ratio.toFixed(2)} to 1 on ${tokens[theme][ground]} (--color-${ground}). Text needs ${minTextContrast}.`,
      `Write "${instead}", the nearest that passes everywhere, or another color as ${theme === 'light' ? 'dark' : 'bright'}.`,
    ),
  );
}
