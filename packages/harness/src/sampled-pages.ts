import { statSync } from 'node:fs';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { dist } from './tested-site.ts';

/** Matches addresses of pages that one view renders from the facts of providers. */
const families = [/\/(?:reviews|recenzje|incelemeler)\/[^/]+$/, /-vs-/, /\/sendme\//];

/**
 * Returns every page that an editor wrote, and of each family of rendered pages those with the most and the least data in
 * each language, because faults are most likely on them. For tests that open each page in a browser, or request each many
 * times.
 */
export function sampledPages(): BuiltPage[] {
  const pages = builtPages();
  const single = pages.filter(({ path }) => !families.some((family) => family.test(path)));
  const rendered = families.flatMap((family) =>
    localeCodes.flatMap((locale) =>
      extremes(pages.filter(({ path }) => family.test(path) && parseLocalizedPath(path).locale === locale)),
    ),
  );
  return [...single, ...rendered];
}

function extremes(pages: readonly BuiltPage[]): BuiltPage[] {
  const size = ({ file }: BuiltPage) => statSync(`${dist}/client/${file}`).size;
  const bySize = pages.toSorted((a, b) => size(a) - size(b));
  return [...new Set([bySize[0], bySize.at(-1)])].filter((page) => page !== undefined);
}
