import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { composeView, pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite, type LocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { PageView } from '@vpn-site/site/views/page-view.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders one page as a build on that day would. */
export function renderPage(catalog: Catalog, path: string, locale: LocaleCode, asOf: Day): string {
  return renderPageOf(catalog, path, composeLocaleSite(catalog, locale, 'https://site.example', asOf));
}

/** Renders one page with the data that all pages of a language share, which is composed once. */
export function renderPageOf(catalog: Catalog, path: string, site: LocaleSite, query = ''): string {
  const page = pageAt(catalog, path, query);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return renderToStaticMarkup(createElement(PageView, composeView(catalog, page, site)));
}
