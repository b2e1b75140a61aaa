import { createHash } from 'node:crypto';
import type { FirstSheet } from '#head/first-screen.ts';
import { beforePaintScript } from '#layout/before-paint-script.ts';
import { publicHosts } from '#ui/icons/public-icons.client.ts';

export interface HeaderSettings {
  readonly siteUrl: string;
  readonly analyticsKey?: string | undefined;
  readonly hasPublicIcons?: boolean | undefined;
  readonly isIndexable?: boolean | undefined;
  /** More origins to which scripts may connect. */
  readonly extraConnectHosts?: readonly string[] | undefined;
  /** The critical CSS in inline style elements. */
  readonly firstSheets?: readonly FirstSheet[] | undefined;
}

/** Header values by lower-case name. */
export type HeaderTable = Readonly<Record<string, string>>;

/** Matches files that other sites may embed or read: social images, feeds, sitemaps and open data. */
const sharedFiles = /(?:^|\/)(?:preview-image\.png|feed\.json|[^/]+\.xml)$|^(?:data|_og)\//;

const analyticsHosts = {
  // Only this script, because the host also serves what others upload to it.
  script: ['https://www.googletagmanager.com/gtag/js'],
  collect: [
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/**
 * Returns the headers of every response, including errors. They are computed once, because they do not depend on the
 * request.
 */
export function securityHeaders({
  siteUrl,
  analyticsKey,
  hasPublicIcons,
  isIndexable = true,
  extraConnectHosts,
  firstSheets,
}: HeaderSettings): HeaderTable {
  const isHttps = siteUrl.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy({
      hasAnalytics: analyticsKey !== undefined,
      isHttps,
      hasPublicIcons,
      extraConnectHosts,
      firstSheets,
    }),
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // Pages have a robots tag themselves; pictures, data and feeds cannot.
    ...(!isIndexable && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

interface PolicySettings
  extends Pick<HeaderSettings, 'hasPublicIcons' | 'extraConnectHosts' | 'firstSheets'> {
  readonly hasAnalytics?: boolean;
  readonly isHttps: boolean;
}

/**
 * Returns the content security policy. It allows only what it lists: files of this origin; by their hashes, the inline
 * script for saved choices and the critical CSS; and other hosts if configured.
 */
export function contentSecurityPolicy({
  hasAnalytics = false,
  isHttps,
  hasPublicIcons = false,
  extraConnectHosts = [],
  firstSheets = [],
}: PolicySettings): string {
  const hosts = hasAnalytics ? analyticsHosts : { script: [], collect: [] };
  return [
    "default-src 'none'",
    ["script-src 'self'", sourceHash(beforePaintScript), ...hosts.script].join(' '),
    ["style-src 'self'", ...firstSheets.map(({ css }) => sourceHash(css))].join(' '),
    ["img-src 'self' data:", ...hosts.collect].join(' '),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...hosts.collect,
      ...(hasPublicIcons ? publicHosts : []),
      ...extraConnectHosts,
    ].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // On a plain http address, such as a developer's, browsers would then request https, where no server listens.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the origins that may embed a file of the build. */
export function resourcePolicy(file: string): 'same-origin' | 'cross-origin' {
  return sharedFiles.test(file) ? 'cross-origin' : 'same-origin';
}
