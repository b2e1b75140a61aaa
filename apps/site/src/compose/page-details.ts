import type { Catalog } from '@vpn-site/content/catalog.ts';
import { type ContentDocument, documentTitle } from '@vpn-site/core/document/content-document.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { feedPaths, newsFeedPath, providerFeedPath } from '@vpn-site/core/route/feed-address.ts';
import { priceListDocument } from '@vpn-site/core/route/named-routes.ts';
import { fileSourceAddress } from '@vpn-site/core/site/file-source.ts';
import { reportAddress } from '@vpn-site/core/site/report-address.ts';
import type { Frame, Page } from '#page/page.ts';
import type { PageDetails, RelatedPage } from '#page/page-details.ts';
import { relatedPages } from '#page/related-pages.ts';
import { aboutQuery } from '#report/about-query.ts';
import { reportPath } from '#report/report-path.ts';
import { documentExcerpt } from './document-fields.ts';
import { firstOfKind, followingDocuments } from './written-pages.ts';

/** Document kinds that are useful to readers of any page. */
const generalKinds = ['roundups', 'explainers', 'guides'] as const;
/** Kinds of pages with their own links to more pages, such as other providers, pairs or rankings. */
const kindsWithOwnLinks: ReadonlySet<Page['kind']> = new Set([
  'review',
  'roundup',
  'comparison',
  'tool',
  'newsList',
]);
/**
 * The kind of documents about the site itself. Readers of such a page next want to choose a VPN, not to read another page
 * of this kind.
 */
const aboutTheSite = 'pages';
const correctionsId = 'pages/corrections';

export function composePageDetails(
  catalog: Catalog,
  page: Page,
  frame: Frame,
  { share, t }: { readonly share: PageDetails['share']; readonly t: Translator },
): PageDetails {
  const document = catalog.documents.atPath(page.path);
  return {
    ...(document && datesOf(document)),
    translation: document && translationOf(catalog, document),
    correctionsPath: correctionsPath(catalog, page.locale),
    reportErrors: reportOf(page, frame),
    source: document && fileSourceAddress(frame.site, document.file),
    share,
    feed: feedOf(catalog, page, frame, t),
    related: kindsWithOwnLinks.has(page.kind)
      ? []
      : relatedPages(page.path, {
          group: groupOf(catalog, frame, page.path),
          kind: document && document.kind !== aboutTheSite ? followingDocuments(catalog, document) : [],
          further: generalKinds.flatMap((kind) => firstOfKind(catalog, page.locale, kind)),
        }),
  };
}

/**
 * Returns the address for reports of mistakes in a page: the one that the owner configured, otherwise the report form,
 * which asks which fact is wrong. Evidence cards also link to the form, but they need a script.
 */
function reportOf(page: Page, { site }: Frame): string {
  if (site.reportErrors === undefined) {
    return reportPath(page.locale) + (page.kind === 'review' ? aboutQuery(page.provider) : '');
  }
  const address = new URL(page.path, site.url).href;
  const title = 'title' in page ? page.title : address;
  const about = { page: address, ...(page.kind === 'review' && { provider: page.provider }) };
  return reportAddress(site.reportErrors, { title, lines: [address, ''], about });
}

/** Returns the feed of a provider, of the news, or for the price list the feed of the whole site. */
function feedOf({ facts }: Catalog, page: Page, { site }: Frame, t: Translator): PageDetails['feed'] {
  const { locale } = page;
  if (page.kind === 'review') {
    const { provider } = page;
    const named = [...facts.providers, ...facts.formerProviders].find(({ id }) => id === provider);
    const path = providerFeedPath(locale, provider);
    return { path, title: t('feeds.provider', { provider: named?.name ?? provider }) };
  }
  if (page.kind === 'newsList') {
    return { path: newsFeedPath(locale), title: t('feeds.news', { name: site.name }) };
  }
  if ('documentId' in page && page.documentId === priceListDocument) {
    return { path: feedPaths(locale).atom, title: t('feeds.pages', { name: site.name }) };
  }
  return undefined;
}

/** Returns the dates of a document. An update counts as a check, because the author then reads the sources. */
function datesOf({ frontMatter }: ContentDocument): Pick<PageDetails, 'published' | 'updated' | 'checked'> {
  const { published, updated, checked } = frontMatter;
  return {
    published,
    updated,
    checked: typeof checked === 'string' && checked > updated ? checked : updated,
  };
}

function translationOf(
  { documents }: Catalog,
  { id, locale, frontMatter }: ContentDocument,
): PageDetails['translation'] {
  const original = documents.translation(id, defaultLocale);
  if (locale === defaultLocale || !original) return undefined;
  const { reviewer } = frontMatter;
  return {
    originalPath: localizedPath(defaultLocale, original.slug),
    reviewer: typeof reviewer === 'string' ? reviewer : undefined,
  };
}

function correctionsPath({ documents }: Catalog, locale: LocaleCode): string | undefined {
  const document = documents.translation(correctionsId, locale);
  return document && localizedPath(locale, document.slug);
}

/**
 * Returns the pages in the menu group of a page. Each has its page title and its excerpt, which tells more than the
 * description in the menu.
 */
function groupOf(catalog: Catalog, { menu, locale }: Frame, path: string): RelatedPage[] {
  const group = menu.find(({ children = [] }) => children.some(({ to }) => to === path));
  return (group?.children ?? []).flatMap(({ to, label, description }) => {
    if (to === undefined) return [];
    const document = catalog.documents.atPath(to);
    const excerpt = document && documentExcerpt(catalog, document);
    return [
      {
        path: to,
        title: document ? addNoBreakSpaces(documentTitle(document), locale) : label,
        description: excerpt ? addNoBreakSpaces(excerpt, locale) : description,
      },
    ];
  });
}
