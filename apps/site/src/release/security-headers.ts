import { createHash } from 'node:crypto';
import type { FirstSheet } from '#head/first-screen.ts';
import { beforePaintScript } from '#layout/before-paint-script.ts';
import { publicHosts } from '#ui/icons/public-icons.client.ts';

export interface HeaderSettings {
  readonly siteUrl: string;
  readonly analyticsKey?: string | undefined;
  readonly hasPublicIcons?: boolean | undefined;
  readonly isIndexable?: boolean | undefined;
  /** Where else scripts of a page may ask. */
  readonly moreConnects?: readonly string[] | undefined;
  /** What pages carry in a style element of their own. */
  readonly firstSheets?: readonly FirstSheet[] | undefined;
}

/** Lower-case names, one value each. */
export type HeaderTable = Readonly<Record<string, string>>;

/** What others may show or read: social images, feeds, sitemaps and open data. */
const shared = /(?:^|\/)(?:preview-image\.png|feed\.json|[^/]+\.xml)$|^(?:data|_og)\//;

const analyticsHosts = {
  // The one script and no other: the host also serves what others uploaded to it.
  script: ['https://www.googletagmanager.com/gtag/js'],
  collect: [
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** On every response, errors included. Made once: nothing in it depends on a request. */
export function securityHeaders({
  siteUrl,
  analyticsKey,
  hasPublicIcons,
  isIndexable = true,
  moreConnects,
  firstSheets,
}: HeaderSettings): HeaderTable {
  const isHttps = siteUrl.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy({
      hasAnalytics: analyticsKey !== undefined,
      isHttps,
      hasPublicIcons,
      moreConnects,
      firstSheets,
    }),
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // Pages say so themselves; pictures, data and feeds cannot.
    ...(!isIndexable && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

interface PolicySettings extends Pick<HeaderSettings, 'hasPublicIcons' | 'moreConnects' | 'firstSheets'> {
  readonly hasAnalytics?: boolean;
  readonly isHttps: boolean;
}

/**
 * Nothing is allowed but what is named: files of this origin; the script of the choices and the first sheets, which stand in
 * pages, by their hashes; others if configured.
 */
export function contentSecurityPolicy({
  hasAnalytics = false,
  isHttps,
  hasPublicIcons = false,
  moreConnects = [],
  firstSheets = [],
}: PolicySettings): string {
  const hosts = hasAnalytics ? analyticsHosts : { script: [], collect: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", sourceHash(beforePaintScript), ...hosts.script].join(' '),
    ["style-src 'self'", ...firstSheets.map(({ css }) => sourceHash(css))].join(' '),
    ["img-src 'self' data:", ...hosts.collect].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.collect, ...(hasPublicIcons ? publicHosts : []), ...moreConnects].join(
      ' ',
    ),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // On a plain http address, such as a developer's, it would ask for https where nobody answers.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Who may embed a file of the build. */
export function resourcePolicy(file: string): 'same-origin' | 'cross-origin' {
  return shared.test(file) ? 'cross-origin' : 'same-origin';
}
