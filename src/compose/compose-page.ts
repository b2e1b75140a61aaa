import { shownBody } from '#blocks/when/shown-body.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import type { Page } from '#domain/page/page.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { renderHeadTags } from '#head/head-tag.ts';
import { siteTags } from '#head/site-tags.ts';
import { formatDay } from '#i18n/format-day.ts';
import { SearchIndex } from '#search/search-index.ts';
import type { PageViewProps } from '#views/page-view.tsx';
import { composeFeedTags } from './feeds/feed-tags.ts';
import type { LocaleSite } from './locale-site.ts';
import { openedSite } from './opened-site.ts';
import { withOwnFields } from './own-fields.ts';
import { composePageDetails } from './page-details.ts';
import { composePageHead } from './page-head.ts';
import { kindOf } from './page-kinds.ts';
import { composePreview } from './page-picture.ts';
import { resolvePage } from './pages.ts';
import { composeSearchFile } from './search-file.ts';
import { composeStructuredData } from './structured-data/structured-data.ts';

export interface ComposedPage {
  readonly language: string;
  readonly head: string;
  /** A line that only paper shows: whose page this is, where it stands, how fresh it is. */
  readonly printNote: string;
  readonly view: PageViewProps;
}

/** What a page is asked for with. */
interface PageRequest {
  readonly query?: string;
  /** Whether this build has a key for the analytics service: what pages say of it must agree. */
  readonly hasAnalytics?: boolean;
}

/** From an address to everything its page needs, or undefined where there is no page. */
export function composePage(
  path: string,
  siteUrl: string,
  { query = '', hasAnalytics = false }: PageRequest = {},
): ComposedPage | undefined {
  const { catalog, localeSite } = openedSite();
  const page = pageAt(catalog, path, query);
  if (!page) return undefined;
  const site = localeSite(page.locale, siteUrl, hasAnalytics);
  return {
    language: localeOf(page.locale).language,
    head: renderHeadTags([
      ...siteTags,
      ...composePageHead(page, site.frame.site, site.t, composePreview(page, site)),
      ...composeStructuredData(catalog, page, site),
      ...composeFeedTags(page, site),
    ]),
    printNote: printNote(catalog, page, site),
    view: composeView(catalog, page, site),
  };
}

const searchIndexes = new WeakMap<Catalog, Map<LocaleCode, SearchIndex>>();

/** The page at an address, with what it says to a query, or undefined where there is none. */
export function pageAt(catalog: Catalog, path: string, query = ''): Page | undefined {
  // Made when first asked for, once for all queries.
  const searchIndex = (locale: LocaleCode) => {
    const known = searchIndexes.get(catalog) ?? new Map<LocaleCode, SearchIndex>();
    searchIndexes.set(catalog, known);
    const index = known.get(locale) ?? new SearchIndex(composeSearchFile(catalog, locale));
    known.set(locale, index);
    return index;
  };
  return resolvePage({ catalog, path, query, searchIndex });
}

/** What the view of a page draws. */
export function composeView(
  catalog: Catalog,
  page: Page,
  { frame, messages, blocks }: Pick<LocaleSite, 'frame' | 'messages' | 'blocks'>,
): PageViewProps {
  const { view, layout, breadcrumbs, hasDateline } = kindOf(page).drawing;
  const document = catalog.documents.atPath(page.path);
  return {
    page,
    frame,
    messages,
    layout: layout(page),
    content: view,
    breadcrumbs: breadcrumbs(page, frame.menu, blocks),
    hasDateline,
    blocks: withOwnFields(page.query === undefined ? blocks : { ...blocks, query: page.query }, document),
    body: document && shownBody(catalog.body(document), blocks.states),
    details: composePageDetails(catalog, page, frame),
  };
}

let lastRead: { readonly catalog: Catalog; readonly checked: string | undefined } | undefined;

function printNote(catalog: Catalog, page: Page, { frame, t }: LocaleSite): string {
  const { site } = frame;
  // All pages of a build share one catalog, so its facts are gone through once.
  if (lastRead?.catalog !== catalog) {
    const { providers, vocabulary } = catalog.facts;
    lastRead = { catalog, checked: datelineOf(providers, vocabulary).checked };
  }
  const { checked } = lastRead;
  const path = kindOf(page).drawing.printedPath?.(page) ?? page.path;
  const address = new URL(path, site.url).href;
  if (checked === undefined) return `${site.name}, ${address}`;
  return t('print.note', { name: site.name, address, date: formatDay(checked, page.locale) });
}
