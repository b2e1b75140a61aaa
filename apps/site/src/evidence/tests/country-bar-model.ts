import type { Words } from '@vpn-site/core/locale/words.ts';
import { numberIn } from '@vpn-site/core/provider/number-in.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { factView, type MarkView, markView } from '../fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';

/**
 * The countries that a provider offers, and the share of them in which third parties measured that a server really exists.
 */
export interface CountryBar {
  readonly badge: ProviderBadge;
  /** The confirmed share, from 0 to 1; undefined if there are no measurements. */
  readonly confirmed: number | undefined;
  readonly parts: readonly CountryPart[];
  readonly note: Words | undefined;
}

interface CountryPart {
  readonly kind: 'confirmed' | 'unconfirmed' | 'unmeasured';
  readonly text: string;
  readonly mark: MarkView | undefined;
}

/** Returns the bar of a provider; undefined if the number of offered countries is unknown. */
export function countryBar(providerId: string, site: FactContext): CountryBar | undefined {
  const provider = providerById(providerId, site);
  const [offered, measured] = ['countries', 'countries-measured'].map((key) =>
    numberIn(factOf(provider, key)),
  );
  if (offered === undefined) return undefined;
  const [offer, measurement] = ['countries', 'countries-measured'].map((key) =>
    factView(providerId, key, site),
  );
  const offerMark = offer && markView(offer, site);
  const part = (kind: CountryPart['kind'], count: number, mark: MarkView | undefined): CountryPart => ({
    kind,
    text: site.t(`review.countries.${kind}`, { count }),
    mark,
  });
  const badge = providerBadge(providerId, site);
  if (measured === undefined)
    return {
      badge,
      confirmed: undefined,
      parts: [part('unmeasured', offered, offerMark)],
      note: measurement?.note,
    };
  const rest = Math.max(0, offered - measured);
  return {
    badge,
    confirmed: Math.min(1, measured / offered),
    parts: [
      part('confirmed', measured, measurement && markView(measurement, site)),
      ...(rest > 0 ? [part('unconfirmed', rest, offerMark)] : []),
    ],
    note: measurement?.note,
  };
}
