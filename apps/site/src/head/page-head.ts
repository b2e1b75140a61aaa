import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { PageAlternate } from '#page/page.ts';
import { canonicalLink } from './canonical-link.ts';
import { type HeadTag, meta, property } from './head-tag.ts';
import { type PreviewPicture, previewTags } from './preview-tags.ts';
import { siteEntity } from './site-entity.ts';

export type RobotsRule = 'index, follow' | 'noindex, follow' | 'noindex, nofollow';

/** The head data of a page of any kind. */
export interface HeadWords {
  readonly locale: LocaleCode;
  /** The title without the site name. */
  readonly title: string;
  readonly description: string;
  readonly robots: RobotsRule;
  readonly canonical: string;
  readonly alternates: readonly PageAlternate[];
  /** The text of a shared link, if it differs from title and description. */
  readonly socialCard?: { readonly title: string; readonly description: string } | undefined;
  /** The page's own picture, if it has one. */
  readonly picture?: PreviewPicture | undefined;
}

/** Returns every page-specific tag in `<head>`. */
export function pageHead(page: HeadWords, site: SiteConfig, t: Translator): HeadTag[] {
  const { locale, title, description, canonical, socialCard = { title, description } } = page;
  const { twitter, titleSeparator, name } = siteEntity(site, locale, t);
  return [
    { tag: 'title', text: `${title} ${titleSeparator} ${name}` },
    meta('description', description),
    meta('robots', page.robots),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternateLinks(page.alternates, site),
    property('og:type', 'website'),
    property('og:url', canonical),
    property('og:locale', openGraphLocale(locale)),
    ...page.alternates
      .filter((other) => other.locale !== locale)
      .map((other) => property('og:locale:alternate', openGraphLocale(other.locale))),
    property('og:site_name', site.name),
    property('og:title', socialCard.title),
    property('og:description', socialCard.description),
    ...previewTags(locale, site, t, page.picture),
    meta('twitter:card', 'summary_large_image'),
    ...(twitter === undefined ? [] : [meta('twitter:site', twitter)]),
  ];
}

/** Formats a language for Open Graph: en_US. */
function openGraphLocale(locale: LocaleCode): string {
  return localeOf(locale).iso.replace('-', '_');
}

/** Returns one alternate link per language of the page, plus x-default. */
function alternateLinks(alternates: readonly PageAlternate[], site: SiteConfig): HeadTag[] {
  const links = alternates.map(({ locale, path }) =>
    alternate(localeOf(locale).language, canonicalAddress(site, path)),
  );
  const fallback = alternates.find(({ locale }) => locale === defaultLocale);
  return fallback ? [...links, alternate('x-default', canonicalAddress(site, fallback.path))] : links;
}

function canonicalAddress(site: SiteConfig, address: string): string {
  const [path = '', query] = address.split('?');
  return canonicalLink(site.url, path, query);
}

function alternate(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
