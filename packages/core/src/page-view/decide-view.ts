import { parseLocalizedPath } from '../locale/localized-path.ts';
import { type Header, isAheadOfTime } from '../outbound/decide-outbound.ts';
import { isHandOffAddress } from '../outbound/hand-off.ts';
import type { PageView } from './page-view.ts';
import { referringHost } from './referring-host.ts';

/** Why a view is not counted; the first reason that applies is reported. */
export const uncountedViewReasons = [
  'other-site',
  'prefetch',
  'bot',
  'objection',
  'unknown-page',
  'repeat',
] as const;
export type UncountedViewReason = (typeof uncountedViewReasons)[number];

export interface ViewRequest {
  /** Referer: of a request that a page makes to its own site, the address of the page. */
  readonly page: string | undefined;
  /** The page before, as the page tells it (page-before.ts); empty where there was none. */
  readonly before: string;
  /** Sec-Fetch-Site, where the browser says it. */
  readonly site: Header;
  /** The headers in which a browser says that nobody looks at the page yet. */
  readonly purposes: readonly Header[];
  /** DNT and Sec-GPC: readers who want no counting, not even this one. */
  readonly objections: readonly Header[];
  readonly isBot: boolean;
  readonly isRepeat: (view: PageView) => boolean;
}

/** What is known of the site. */
export interface ViewedSite {
  readonly isOurHost: (host: string | undefined) => boolean;
  /** Whether a path is that of a page, written as the site writes it. */
  readonly isPage: (path: string) => boolean;
}

export type ViewDecision =
  | { readonly kind: 'counted'; readonly view: PageView }
  | { readonly kind: 'not-counted'; readonly reason: UncountedViewReason };

/**
 * Decides whether a view counts, and as what. A hand-off page is not read for itself: who opens it has followed a link of the
 * page before, and that is what counts.
 */
export function decideView(request: ViewRequest, site: ViewedSite): ViewDecision {
  const notCounted = (reason: UncountedViewReason) => ({ kind: 'not-counted', reason }) as const;
  const { page, before } = request;
  if (request.site !== undefined && request.site !== 'same-origin') return notCounted('other-site');
  if (request.purposes.some(isAheadOfTime)) return notCounted('prefetch');
  if (request.isBot) return notCounted('bot');
  if (request.objections.some((header) => header === '1')) return notCounted('objection');
  const opened = knownPath(page, site);
  const isLink = opened !== undefined && isHandOffAddress(opened);
  const path = isLink ? knownPath(before, site) : opened;
  if (path === undefined || isHandOffAddress(path)) return notCounted('unknown-page');
  const { locale } = parseLocalizedPath(path);
  const view: PageView = isLink
    ? { what: 'link', path, locale }
    : { what: 'view', path, locale, referrer: referringHost(before, site.isOurHost) };
  return request.isRepeat(view) ? notCounted('repeat') : { kind: 'counted', view };
}

/** The path of an address of ours, where there is a page under exactly it. */
function knownPath(address: string | undefined, { isOurHost, isPage }: ViewedSite): string | undefined {
  const url = address === undefined ? undefined : URL.parse(address);
  if (!url || !isOurHost(url.host) || !isPage(url.pathname)) return undefined;
  return url.pathname;
}
