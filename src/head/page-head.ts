import { defaultLocale, localeOf } from '#domain/locale/locale-table.ts';
import { isReadable, type Page, type ReadablePage } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/messages.ts';
import { canonicalLink } from './canonical-link.ts';
import type { HeadTag } from './head-tag.ts';
import { canonicalPathPlaceholder, documentTitle, errorTextPlaceholder, pageTitle } from './page-title.ts';
import { type PreviewPicture, previewTags } from './preview-tags.ts';
import { promiseVariables, siteEntity, titleVariables } from './site-entity.ts';

/** Every tag in `<head>` that speaks of the page. */
export function pageHead(page: Page, site: SiteConfig, t: Translator, picture?: PreviewPicture): HeadTag[] {
  const canonical = canonicalOf(page, site);
  const description = descriptionOf(page, site, t);
  const { twitter } = siteEntity(site, page.locale, t);
  return [
    { tag: 'title', text: documentTitle(page, site, t) },
    meta('description', description),
    meta('robots', robotsOf(page, site)),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternateLinks(page, site),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:locale', localeOf(page.locale).iso.replace('-', '_')),
    property('og:site_name', site.name),
    property(
      'og:title',
      page.kind === 'home'
        ? t('site.socialTitle', titleVariables(page.locale, site))
        : pageTitle(page, site, t),
    ),
    property(
      'og:description',
      page.kind === 'home' ? t('site.socialDescription', promiseVariables(site)) : description,
    ),
    ...previewTags(site, t, picture),
    meta('twitter:card', 'summary_large_image'),
    ...(twitter === undefined ? [] : [meta('twitter:site', twitter)]),
  ];
}

/** An error is shown at the address that was asked for, which only the server knows. */
function canonicalOf(page: Page, site: SiteConfig): string {
  if (page.kind === 'error') return canonicalLink(site.url, '/').replace(/\/$/, canonicalPathPlaceholder);
  return canonicalLink(site.url, page.path, page.query);
}

/** Answers to a query are without number and hold nothing of their own: crawlers follow their links and keep the pages. */
function robotsOf(page: Page, site: SiteConfig): string {
  if (!(site.indexable && (isReadable(page) || page.kind === 'search' || page.kind === 'selection'))) {
    return 'noindex, nofollow';
  }
  return isReadable(page) && page.query === undefined ? 'index, follow' : 'noindex, follow';
}

function descriptionOf(page: Page, site: SiteConfig, t: Translator): string {
  if (isReadable(page)) return pageDescription(page, site, t);
  if (page.kind === 'error') return page.status === 404 ? t('error.notFoundText') : errorTextPlaceholder;
  if (page.kind === 'sendme') return t('sendme.description', { provider: page.providerName });
  if (page.kind === 'search') return t('search.intro');
  if (page.kind === 'selection') return t('comparison.many.description', { names: page.names });
  return t('styleguide.title');
}

/** What a page says of itself in one or two sentences. */
export function pageDescription(page: ReadablePage, site: SiteConfig, t: Translator): string {
  if (page.kind === 'home') return siteEntity(site, page.locale, t).description;
  if (page.kind !== 'comparison') return page.description;
  return t('comparison.description', { a: page.names[0], b: page.names[1] });
}

/** One alternate per language in which the page exists, plus x-default. */
function alternateLinks(page: Page, site: SiteConfig): HeadTag[] {
  const links = page.alternates.map(({ locale, path }) =>
    alternate(localeOf(locale).language, canonicalAddress(site, path)),
  );
  const fallback = page.alternates.find(({ locale }) => locale === defaultLocale);
  return fallback ? [...links, alternate('x-default', canonicalAddress(site, fallback.path))] : links;
}

function canonicalAddress(site: SiteConfig, address: string): string {
  const [path = '', query] = address.split('?');
  return canonicalLink(site.url, path, query);
}

function alternate(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
