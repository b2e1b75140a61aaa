import { defaultLocale, localeOf } from '#domain/locale/locale-table.ts';
import type { Page, ReadablePage, SearchPage } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/translator.ts';
import { canonicalLink } from './canonical-link.ts';
import type { HeadTag } from './head-tag.ts';
import { documentTitle, pageTitle } from './page-title.ts';
import { type PreviewPicture, previewTags } from './preview-tags.ts';
import { siteEntity } from './site-entity.ts';
import { siteWords } from './site-words.ts';

/** Every tag in `<head>` that speaks of the page. */
export function pageHead(page: Page, site: SiteConfig, t: Translator, picture?: PreviewPicture): HeadTag[] {
  const title = documentTitle(page, site, t);
  if (page.kind === 'error' || page.kind === 'styleguide' || page.kind === 'sendme') {
    return [{ tag: 'title', text: title }, meta('robots', 'noindex, nofollow')];
  }
  if (page.kind === 'search') return searchHead(page, site, title);
  const canonical = canonicalLink(site.url, page.path);
  const description =
    page.kind === 'selection'
      ? t('comparison.many.description', { names: page.names })
      : pageDescription(page, site, t);
  if (page.kind === 'selection' || page.query !== undefined) {
    return [
      { tag: 'title', text: title },
      meta('description', description),
      meta('robots', site.indexable ? 'noindex, follow' : 'noindex, nofollow'),
      { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ];
  }
  const { twitter } = siteEntity(site, page.locale, t);
  return [
    { tag: 'title', text: title },
    meta('description', description),
    meta('robots', site.indexable ? 'index, follow' : 'noindex, nofollow'),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternateLinks(page, site),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:locale', localeOf(page.locale).iso.replace('-', '_')),
    property('og:site_name', site.name),
    property(
      'og:title',
      page.kind === 'home' ? t('site.socialTitle', siteWords(page.locale, site)) : pageTitle(page, site, t),
    ),
    property('og:description', page.kind === 'home' ? t('site.socialDescription') : description),
    ...previewTags(site, t, picture),
    meta('twitter:card', 'summary_large_image'),
    ...(twitter === undefined ? [] : [meta('twitter:site', twitter)]),
  ];
}

/** Answers are without number and hold nothing of their own: crawlers follow their links and keep the pages instead. */
function searchHead({ path, answer }: SearchPage, site: SiteConfig, title: string): HeadTag[] {
  const query = answer.query === '' ? '' : `?${new URLSearchParams({ q: answer.query })}`;
  return [
    { tag: 'title', text: title },
    meta('robots', 'noindex, follow'),
    { tag: 'link', attributes: { rel: 'canonical', href: canonicalLink(site.url, path, query) } },
  ];
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
    alternate(localeOf(locale).language, canonicalLink(site.url, path)),
  );
  const fallback = page.alternates.find(({ locale }) => locale === defaultLocale);
  return fallback ? [...links, alternate('x-default', canonicalLink(site.url, fallback.path))] : links;
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
