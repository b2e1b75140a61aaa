import type { Day } from '#domain/day/day.ts';
import { defaultLocale, type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import type { PageAlternate } from '#domain/page/page.ts';
import { canonicalLink } from './canonical-link.ts';
import { escapeHtml } from './head-tag.ts';

/** What the protocol of sitemaps allows in one file. */
export const sitemapLimit = 50_000;

export interface SitemapEntry {
  readonly path: string;
  readonly modified: Day | undefined;
  readonly alternates: readonly PageAlternate[];
}

export interface SitemapFile {
  readonly path: string;
  readonly xml: string;
}

/** Where the sitemap of a language is. */
export function sitemapPath(locale: LocaleCode): string {
  return localizedPath(locale, 'sitemap.xml');
}

/** The sitemap of one language; past the limit an index takes its place and names the parts. */
export function sitemapFiles(
  locale: LocaleCode,
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limit = sitemapLimit,
): SitemapFile[] {
  const path = sitemapPath(locale);
  if (entries.length <= limit) return [{ path, xml: urlSet(entries, siteUrl) }];
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, place) => ({
    path: path.replace('.xml', `-${place + 1}.xml`),
    entries: entries.slice(place * limit, (place + 1) * limit),
  }));
  const index = parts.map((part) => {
    const modified = lastmod(
      part.entries
        .flatMap(({ modified: day }) => day ?? [])
        .toSorted()
        .at(-1),
    );
    return `<sitemap><loc>${address(siteUrl, part.path)}</loc>${modified}</sitemap>`;
  });
  return [
    { path, xml: document('sitemapindex', '', index) },
    ...parts.map((part) => ({ path: part.path, xml: urlSet(part.entries, siteUrl) })),
  ];
}

function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, modified, alternates }) =>
      `<url><loc>${address(siteUrl, path)}</loc>${lastmod(modified)}${links(alternates, siteUrl)}</url>`,
  );
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function links(alternates: readonly PageAlternate[], siteUrl: string): string {
  const fallback = alternates.find(({ locale }) => locale === defaultLocale);
  return [
    ...alternates.map(({ locale, path }) => ({ hreflang: localeOf(locale).language, path })),
    ...(fallback ? [{ hreflang: 'x-default', path: fallback.path }] : []),
  ]
    .map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(siteUrl, path)}"/>`,
    )
    .join('');
}

function lastmod(day: Day | undefined): string {
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}

function address(siteUrl: string, path: string): string {
  return escapeHtml(canonicalLink(siteUrl, path));
}

function document(root: string, namespaces: string, children: readonly string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...children, `</${root}>`, ''].join('\n');
}
