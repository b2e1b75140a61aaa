import type { LocaleCode } from '../locale/locale-table.ts';
import { isSafeDestination } from './destination.ts';
import { type OutboundOffer, outboundAddress } from './outbound-address.ts';
import type { OutboundClick } from './outbound-click.ts';
import { type ClickPlacement, handOffPlacement, isClickPlacement } from './outbound-click.ts';

/** Reasons to redirect a reader without counting the click; the first that applies is reported. */
export const notCountedReasons = [
  'head',
  'prefetch',
  'not-a-navigation',
  'bot',
  'unknown-placement',
  'repeat',
] as const;
export type NotCountedReason = (typeof notCountedReasons)[number];

/** Reasons to refuse a redirect. */
export const refusalReasons = ['unknown-provider', 'unsafe-destination'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The time within which two equal clicks from the same peer count as one. */
export const repeatMilliseconds = 1000;

export interface OutboundRequest {
  readonly provider: string;
  readonly locale: LocaleCode;
  /** The raw `from` parameter: absent, a string, or a list if it was given twice. */
  readonly placement: unknown;
  readonly method: string;
  /** Headers with which a browser announces a prefetch: Sec-Purpose, Purpose, X-Purpose, X-Moz. */
  readonly purposes: readonly Header[];
  /** The headers Sec-Fetch-Site, Sec-Fetch-Mode and Sec-Fetch-Dest, if the browser sends them. */
  readonly fetchMetadata: FetchMetadata;
  readonly isBot: boolean;
  readonly isRepeat: boolean;
}

export type Header = string | readonly string[] | undefined;

export interface FetchMetadata {
  readonly site: Header;
  readonly mode: Header;
  readonly dest: Header;
}

export type OutboundDecision =
  | { readonly kind: 'counted'; readonly destination: string; readonly click: OutboundClick }
  | { readonly kind: 'not-counted'; readonly destination: string; readonly reason: NotCountedReason }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/**
 * Decides where a click leads and whether it counts. The destination is the stored one for the language. The only text from
 * a request that it may contain is the name of a known placement.
 */
export function decideOutbound(
  request: OutboundRequest,
  offers: ReadonlyMap<string, OutboundOffer>,
): OutboundDecision {
  const { provider, locale } = request;
  const offer = offers.get(provider);
  if (!offer) return { kind: 'refused', reason: 'unknown-provider' };
  const placement = parsePlacement(request.placement);
  const destination = outboundAddress(offer, locale, placement);
  if (!isSafeDestination(destination)) return { kind: 'refused', reason: 'unsafe-destination' };
  const notCounted = (reason: NotCountedReason) => ({ kind: 'not-counted', destination, reason }) as const;
  const automated = automationReason(request);
  if (automated) return notCounted(automated);
  if (!placement) return notCounted('unknown-placement');
  if (request.isRepeat) return notCounted('repeat');
  return { kind: 'counted', destination, click: { provider, placement, locale, paid: offer.paid } };
}

function parsePlacement(from: unknown): ClickPlacement | undefined {
  if (from === undefined) return handOffPlacement;
  return isClickPlacement(from) ? from : undefined;
}

function automationReason(request: OutboundRequest): NotCountedReason | undefined {
  const { method, purposes, fetchMetadata: fetched, isBot } = request;
  if (method === 'HEAD') return 'head';
  if (purposes.some(isPrefetch)) return 'prefetch';
  if (!isSameOriginNavigation(fetched)) return 'not-a-navigation';
  return isBot ? 'bot' : undefined;
}

/**
 * Whether the request can come from a click on one of our links. Another site can make browsers request any address, as an
 * image or a frame, but it cannot fake these headers. Older browsers send none.
 */
function isSameOriginNavigation({ site, mode, dest }: FetchMetadata): boolean {
  const matches = (header: Header, ...allowed: string[]) =>
    header === undefined || (typeof header === 'string' && allowed.includes(header));
  return matches(site, 'same-origin', 'none') && matches(mode, 'navigate') && matches(dest, 'document');
}

/** Whether a header announces a prefetch, which happens before a reader asks for the page. */
export function isPrefetch(purpose: Header): boolean {
  return [purpose].flat().some((word) => word && /\b(?:prefetch|prerender|preview)\b/i.test(word));
}
