import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { composeView, pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { PageView } from '@vpn-site/site/views/page-view.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the main part of the page of a text, as HTML. */
export function renderText(root: string, day: Day, id: string, locale: string, body?: string): string {
  const catalog = loadCatalog(root, day, null);
  const document = isLocaleCode(locale) ? catalog.documents.translation(id, locale) : undefined;
  if (!document) throw new Error('There is no such text.');
  const edited: Catalog =
    body === undefined
      ? catalog
      : {
          ...catalog,
          body: (each, wanted) =>
            each.file === document.file ? parseMarkdoc(body, each.file) : catalog.body(each, wanted),
        };
  const page = pageAt(edited, localizedPath(document.locale, document.slug));
  if (!page) throw new Error('The text has no page: check its address.');
  const site = composeLocaleSite(edited, document.locale, 'https://site.invalid', day);
  const html = renderToStaticMarkup(<PageView {...composeView(edited, page, site)} />);
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
  return main
    .replaceAll(/ srcset="[^"]*"/gi, '')
    .replaceAll(/ src="\/(?:_ipx\/[^/]*\/)?/g, ' src="')
    .replaceAll(/ href="[^"#][^"]*"/g, '');
}
