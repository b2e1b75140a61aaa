import { shownBody } from '#blocks/prose/when/when.block.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { renderHeadTags } from '#head/head-tag.ts';
import { pageHead } from '#head/page-head.ts';
import { siteTags } from '#head/site-tags.ts';
import type { PageViewProps } from '#views/page-view.tsx';
import { composeFeedTags } from './feeds/feed-tags.ts';
import { openedSite } from './opened-site.ts';
import { withOwnFields } from './own-fields.ts';
import { composePageDetails } from './page-details.ts';
import { composePreview } from './page-picture.ts';
import { pageAt } from './pages.ts';
import { composePrintNote } from './print-note.ts';
import { queryPageAt } from './query-pages.ts';
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
  const { catalog, setting: settingOf } = openedSite();
  const page = queryPageAt(catalog, path, query) ?? pageAt(catalog, path);
  if (!page) return undefined;
  const setting = settingOf(page.locale, siteUrl, hasAnalytics);
  const { frame, messages, t, blocks } = setting;
  const document = catalog.documents.atPath(page.path);
  return {
    language: localeOf(page.locale).language,
    head: renderHeadTags([
      ...siteTags,
      ...pageHead(page, frame.site, t, composePreview(page, setting)),
      ...composeStructuredData(catalog, page, setting),
      ...composeFeedTags(page, setting),
    ]),
    printNote: composePrintNote(catalog, page, frame.site, t),
    view: {
      page,
      frame,
      messages,
      site: withOwnFields(page.query === undefined ? blocks : { ...blocks, query: page.query }, document),
      body: document && shownBody(catalog.body(document), blocks.states),
      details: composePageDetails(catalog, page, frame),
    },
  };
}
