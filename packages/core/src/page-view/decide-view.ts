import { parseLocalizedPath } from '../locale/localized-path.ts';
import { type Header, isPrefetch } from '../outbound/decide-outbound.ts';
import { isHandOffAddress } from '../outbound/hand-off.ts';
import type { PageView } from './page-view.ts';
import { referringHost } from './referring-host.ts';

/** Reasons not to count a view; the first that applies is reported. */
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
  /** The Referer header: the address of the page that reports the view. */
  readonly page: string | undefined;
  /** The previous page as the browser reports it (page-before.ts); empty if there was none. */
  readonly before: string;
  /** The header Sec-Fetch-Site, if the browser sends it. */
  readonly site: Header;
  /** Headers with which a browser announces a prefetch. */
  readonly purposes: readonly Header[];
  /** DNT and Sec-GPC, sent by readers who do not want to be counted. */
  readonly objections: readonly Header[];
  readonly isBot: boolean;
  readonly isRepeat: (view: PageView) => boolean;
}

/** The parts of the site that the decision needs. */
export interface ViewedSite {
  readonly isOurHost: (host: string | undefined) => boolean;
  /** Whether a path is the canonical path of a page. */
  readonly isPage: (path: string) => boolean;
}

export type ViewDecision =
  | { readonly kind: 'counted'; readonly view: PageView }
  | { readonly kind: 'not-counted'; readonly reason: UncountedViewReason };

/**
 * Decides whether a view counts, and as what. A view of a hand-off page counts as a followed link on the previous page,
 * because readers only open it through such a link.
 */
export function decideView(request: ViewRequest, site: ViewedSite): ViewDecision {
  const notCounted = (reason: UncountedViewReason) => ({ kind: 'not-counted', reason }) as const;
  const { page, before } = request;
  if (request.site !== undefined && request.site !== 'same-origin') return notCounted('other-site');
  if (request.purposes.some(isPrefetch)) return notCounted('prefetch');
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

/** Returns the path of an address on our host, if a page has exactly that path. */
function knownPath(address: string | undefined, { isOurHost, isPage }: ViewedSite): string | undefined {
  const url = address === undefined ? undefined : URL.parse(address);
  if (!url || !isOurHost(url.host) || !isPage(url.pathname)) return undefined;
  return url.pathname;
}
