import type { Catalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { withoutMarks } from '@vpn-site/core/i18n/language-marks.ts';
import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import type { BuiltState } from '@vpn-site/core/site/site-state.ts';
import { shownBody } from '#blocks/prose/when/when.block.ts';
import { renderHeadTags } from '#head/head-tag.ts';
import { siteTags } from '#head/site-tags.ts';
import type { Visitor } from '#leak-check/observation.ts';
import { oldFrom } from '#page/old-page.ts';
import type { Page } from '#page/page.ts';
import type { SearchFile } from '#search/index-format.ts';
import { SearchIndex } from '#search/search-index.ts';
import type { PageViewProps } from '#views/page-view.tsx';
import { composeSearchFile } from './build-search-index.ts';
import { withCustomFields } from './document-fields.ts';
import { catalogDateline, type LocaleSite } from './locale-site.ts';
import { openedSite } from './opened-site.ts';
import { composePageDetails } from './page-details.ts';
import { composeFeedTags, composePageHead } from './page-head.ts';
import { kindOf } from './page-kinds.ts';
import { composePreview } from './page-picture.ts';
import { findingOrDescription, headTitle, resolvePage } from './pages.ts';
import { composeStructuredData } from './structured-data/structured-data.ts';

export interface ComposedPage {
  readonly language: string;
  readonly head: string;
  /** The first day on which the page tells readers that it is old. */
  readonly oldFrom: Day;
  /** A line for print only: the site's name, the page's address, and how fresh its facts are. */
  readonly printNote: string;
  readonly view: PageViewProps;
}

interface PageRequest {
  readonly query?: string;
  /** The visitor's address as the server sees it. Only for the page that shows it. */
  readonly seen?: Visitor | undefined;
  /** The build settings with which texts on the page must agree, such as analytics. */
  readonly built?: readonly BuiltState[];
}

/** Returns everything that the page at an address needs; undefined if there is no page. */
export function composePage(
  path: string,
  siteUrl: string,
  { query = '', seen, built }: PageRequest = {},
): ComposedPage | undefined {
  const opened = openedSite();
  const page = pageAt(opened.catalog, path, query, opened.asOf);
  if (!page) return undefined;
  const { catalog, localeSite } = opened.renderedSite(page.locale, siteUrl, built);
  const { frame, t } = localeSite;
  return {
    language: localeOf(page.locale).language,
    head: withoutMarks(
      renderHeadTags([
        ...siteTags(page.locale),
        ...composePageHead(page, frame.site, t, composePreview(page, localeSite), {
          title: headTitle(page, frame.site, localeSite.site),
          description: findingOrDescription(page, frame.site, localeSite.site),
        }),
        ...composeStructuredData(catalog, page, localeSite),
        ...composeFeedTags(page, localeSite),
      ]),
    ),
    oldFrom: oldFrom(frame.asOf),
    printNote: printNote(catalog, page, localeSite),
    view: composeView(
      catalog,
      page,
      seen === undefined ? localeSite : { ...localeSite, site: { ...localeSite.site, seen } },
    ),
  };
}

/** Builds the search index on first use, once for all queries. */
const searchIndexOf = memoizePer(
  (catalog) => catalog,
  (catalog: Catalog, locale: LocaleCode, asOf: Day) => {
    const recorded = catalog.recordedSearch(locale) as SearchFile | undefined;
    return new SearchIndex(recorded ?? composeSearchFile(catalog, locale, asOf));
  },
  (_catalog, locale, asOf) => `${locale} ${asOf}`,
);

/** Returns the page at an address, including its result for a query; undefined if there is none. */
export function pageAt(catalog: Catalog, path: string, query = '', asOf = today()): Page | undefined {
  return resolvePage({ catalog, path, query, searchIndex: (locale) => searchIndexOf(catalog, locale, asOf) });
}

/** Returns the props of a page's view. */
export function composeView(
  catalog: Catalog,
  page: Page,
  { frame, messages, site }: Pick<LocaleSite, 'frame' | 'messages' | 'site'>,
): PageViewProps {
  const { layout, breadcrumbs, hasDateline } = kindOf(page).rendering;
  const document = catalog.documents.atPath(page.path);
  return {
    page,
    frame,
    messages,
    layout: layout(page),
    breadcrumbs: breadcrumbs(page, frame.menu, site),
    hasDateline,
    site: withCustomFields(page.query === undefined ? site : { ...site, query: page.query }, document),
    body: document && shownBody(catalog.body(document), site.states),
    details: composePageDetails(catalog, page, frame, {
      share: shareOf(catalog, page, { frame, site }),
      t: site.t,
    }),
    unpublished: document?.unpublished,
  };
}

type SitePart = Pick<LocaleSite, 'frame' | 'site'>;

/** Returns the address of a page, and a text that names it with its date. */
function shareOf(catalog: Catalog, page: Page, { frame, site }: SitePart) {
  const title = 'title' in page ? page.title : headTitle(page, frame.site, site);
  const note = printNote(catalog, page, { frame, site });
  return { path: printedPath(page), citation: site.t('pageDetails.citation', { title, note }) };
}

function printedPath(page: Page): string {
  return kindOf(page).rendering.printedPath?.(page) ?? page.path;
}

function printNote(catalog: Catalog, page: Page, { frame, site: { t } }: SitePart): string {
  const { site } = frame;
  const { checked } = catalogDateline(catalog);
  const address = new URL(printedPath(page), site.url).href;
  if (checked === undefined) return `${site.name}, ${address}`;
  return t('print.note', { name: site.name, address, date: formatDay(checked, page.locale) });
}
