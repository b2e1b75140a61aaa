import { createHash } from 'node:crypto';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { composeView, pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { readablePaths } from '@vpn-site/site/compose/pages.ts';
import { PageView } from '@vpn-site/site/views/page-view.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders all indexable pages as a build on that day would, and returns a hash of each. Only `<main>` counts: masthead and
 * footer show the newest day on which a source was read, so otherwise all pages would differ.
 */
export function renderPages(site: string, day: Day): Map<string, string> {
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
