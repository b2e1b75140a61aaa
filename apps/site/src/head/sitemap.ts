import type { Day } from '@vpn-site/core/day/day.ts';
import { defaultLocale, type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import type { PageAlternate } from '#page/page.ts';
import { canonicalLink } from './canonical-link.ts';
import { escapeHtml } from './head-tag.ts';

/** The limits for one file. The sitemap protocol allows 50 MiB; a little less leaves space for the surrounding XML. */
export const sitemapLimits = { addresses: 50_000, bytes: 50_000_000 };

export interface SitemapEntry {
  readonly path: string;
  readonly modified: Day | undefined;
  readonly alternates: readonly PageAlternate[];
}

export interface SitemapFile {
  readonly path: string;
  readonly xml: string;
}

export function sitemapPath(locale: LocaleCode): string {
  return localizedPath(locale, 'sitemap.xml');
}

/** Returns the sitemap of one language. If it exceeds one file, it is an index of several parts. */
export function sitemapFiles(
  locale: LocaleCode,
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits = sitemapLimits,
): SitemapFile[] {
  const path = sitemapPath(locale);
  const parts = partsOf(entries, siteUrl, limits);
  const [only] = parts;
  if (only && parts.length === 1) return [{ path, xml: urlSet(only) }];
  const named = parts.map((part, position) => ({
    ...part,
    path: path.replace('.xml', `-${position + 1}.xml`),
  }));
  const index = named.map(
    (part) =>
      `<sitemap><loc>${address(siteUrl, part.path)}</loc>${lastmod(part.days.toSorted().at(-1))}</sitemap>`,
  );
  return [
    { path, xml: document('sitemapindex', '', index) },
    ...named.map((part) => ({ path: part.path, xml: urlSet(part) })),
  ];
}

/** The content of one file. */
interface SitemapPart {
  readonly urls: string[];
  readonly days: Day[];
  bytes: number;
}

/**
 * Splits entries into files. With alternates in many languages, an entry can exceed a kilobyte, so a file may reach the
 * byte limit before the address limit.
 */
function partsOf(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits: typeof sitemapLimits,
): readonly SitemapPart[] {
  let part: SitemapPart = { urls: [], days: [], bytes: 0 };
  const parts = [part];
  for (const { path, modified, alternates } of entries) {
    const url = `<url><loc>${address(siteUrl, path)}</loc>${lastmod(modified)}${links(alternates, siteUrl)}</url>`;
    // Addresses are percent-encoded, so each character is one byte.
    const bytes = url.length + 1;
    if (part.urls.length === limits.addresses || part.bytes + bytes > limits.bytes) {
      part = { urls: [], days: [], bytes: 0 };
      parts.push(part);
    }
    part.urls.push(url);
    if (modified !== undefined) part.days.push(modified);
    part.bytes += bytes;
  }
  return parts;
}

function urlSet({ urls }: SitemapPart): string {
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
