import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import { renderHeadTags } from '#head/head-tag.ts';
import { pageHead } from '#head/page-head.ts';
import { siteTags } from '#head/site-tags.ts';
import type { PageViewProps } from '#views/page-view.tsx';
import { composeFeedTags } from './feeds/feed-tags.ts';
import { composeLocale, type LocaleSetting } from './locale-setting.ts';
import { withOwnFields } from './own-fields.ts';
import { composePageDetails } from './page-details.ts';
import { composePreview } from './page-picture.ts';
import { pageAt } from './pages.ts';
import { composePrintNote } from './print-note.ts';
import { queryPageAt } from './query-pages.ts';
import { siteCatalog } from './site-catalog.ts';
import { composeStructuredData } from './structured-data/structured-data.ts';
import { today } from './today.ts';

export interface ComposedPage {
  readonly language: string;
  readonly head: string;
  /** A line that only paper shows: whose page this is, where it stands, how fresh it is. */
  readonly printNote: string;
  readonly view: PageViewProps;
}

const settings = new Map<LocaleCode, LocaleSetting>();

/** From an address to everything its page needs, or undefined where there is no page. */
export function composePage(path: string, siteUrl: string, query = ''): ComposedPage | undefined {
  const catalog = siteCatalog();
  const page = queryPageAt(catalog, path, query) ?? pageAt(catalog, path);
  if (!page) return undefined;
  const setting = settingOf(page.locale, siteUrl);
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
      blocks: withOwnFields(page.query === undefined ? blocks : { ...blocks, query: page.query }, document),
      body: document && catalog.body(document),
      details: composePageDetails(catalog, page, frame),
    },
  };
}

/** All that pages of one language share, made when first asked for. */
export function settingOf(locale: LocaleCode, siteUrl: string): LocaleSetting {
  const known = settings.get(locale);
  if (known) return known;
  const setting = composeLocale(siteCatalog(), locale, siteUrl, today());
  settings.set(locale, setting);
  return setting;
}
