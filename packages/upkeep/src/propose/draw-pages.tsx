import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeView, pageAt } from '#compose/compose-page.ts';
import { composeLocaleSite } from '#compose/locale-site.ts';
import { readablePaths } from '#compose/pages.ts';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { memoize } from '#domain/memo/memoize.ts';
import { PageView } from '#views/page-view.tsx';

/**
 * Every page that readers look for, drawn as a build on that day would, and a fingerprint of each. Only what stands between
 * masthead and footer counts: these name the newest day of reading on every page, so that all of them would differ.
 */
export function drawPages(site: string, day: Day): Map<string, string> {
  const catalog = loadCatalog(site, day);
  const siteIn = memoize(
    (locale) => locale,
    (locale: LocaleCode) => composeLocaleSite(catalog, locale, 'https://site.invalid', day),
  );
  return new Map(
    readablePaths(catalog).flatMap((path) => {
      const page = pageAt(catalog, path);
      if (!page) return [];
      const view = composeView(catalog, page, siteIn(page.locale));
      const html = renderToStaticMarkup(<PageView {...view} />);
      const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
      return [[path, createHash('sha256').update(main).digest('hex')] as const];
    }),
  );
}
