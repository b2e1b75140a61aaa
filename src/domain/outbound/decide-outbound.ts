import type { LocaleCode } from '../locale/locale-table.ts';
import { isSafeDestination } from './destination.ts';
import type { Offer } from './offer.ts';
import type { OutboundClick } from './outbound-click.ts';
import { type ClickPlacement, handOffPlacement, isClickPlacement } from './outbound-click.ts';

/** Why a reader is sent on without the click being counted; the first reason that applies is reported. */
export const notCountedReasons = ['head', 'prefetch', 'bot', 'unknown-placement', 'repeat'] as const;
export type NotCountedReason = (typeof notCountedReasons)[number];

/** Why nobody is sent anywhere. */
export const refusalReasons = ['unknown-provider', 'unsafe-destination'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Two equal clicks from the same peer within this time count as one. */
export const repeatMilliseconds = 1000;

export interface OutboundRequest {
  readonly provider: string;
  readonly locale: LocaleCode;
  /** `from` as it was sent: absent, a text, or a list when someone wrote it twice. */
  readonly placement: unknown;
  readonly method: string;
  /** The headers in which a browser says that nobody has clicked yet: Sec-Purpose, Purpose, X-Purpose, X-Moz. */
  readonly purposes: readonly (string | readonly string[] | undefined)[];
  readonly isBot: boolean;
  readonly isRepeat: boolean;
}

/** The part of an offer that decides where a reader goes. */
export type OutboundOffer = Pick<Offer, 'destination' | 'paid'>;

export type OutboundDecision =
  | { readonly kind: 'counted'; readonly destination: string; readonly click: OutboundClick }
  | { readonly kind: 'not-counted'; readonly destination: string; readonly reason: NotCountedReason }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Decides where a click leads and whether it counts. The destination is the stored one: nothing in the request can change it. */
export function decideOutbound(
  request: OutboundRequest,
  offers: ReadonlyMap<string, OutboundOffer>,
): OutboundDecision {
  const { provider, locale } = request;
  const offer = offers.get(provider);
  if (!offer) return { kind: 'refused', reason: 'unknown-provider' };
  const { destination, paid } = offer;
  if (!isSafeDestination(destination)) return { kind: 'refused', reason: 'unsafe-destination' };
  const notCounted = (reason: NotCountedReason) => ({ kind: 'not-counted', destination, reason }) as const;
  const automated = automationReason(request);
  if (automated) return notCounted(automated);
  const placement = parsePlacement(request.placement);
  if (!placement) return notCounted('unknown-placement');
  if (request.isRepeat) return notCounted('repeat');
  return { kind: 'counted', destination, click: { provider, placement, locale, paid } };
}

function parsePlacement(from: unknown): ClickPlacement | undefined {
  if (from === undefined) return handOffPlacement;
  return isClickPlacement(from) ? from : undefined;
}

function automationReason({ method, purposes, isBot }: OutboundRequest): NotCountedReason | undefined {
  if (method === 'HEAD') return 'head';
  if (purposes.some(isAheadOfTime)) return 'prefetch';
  return isBot ? 'bot' : undefined;
}

function isAheadOfTime(purpose: string | readonly string[] | undefined): boolean {
  return [purpose].flat().some((word) => word && /\b(?:prefetch|prerender|preview)\b/i.test(word));
}
