import { profileNamed } from '#domain/scoring/methodology.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { MarkView } from '../fact/fact-view.ts';
import { selectFact } from '../fact/inline-fact-model.ts';
import { priceView } from './price-view.ts';

/** What a provider really costs, in sentences. */
export type PriceWords = {
  /** What stands above the price. */
  readonly label: string;
  /** The price in a few words, beside a score. */
  readonly short: string;
} & (
  | {
      readonly isKnown: true;
      /** The whole bill. */
      readonly total: string;
      readonly perMonth: string;
      /** What a month comes to, beside what is advertised. */
      readonly month: string;
      readonly details: readonly string[];
      readonly source: MarkView | undefined;
    }
  | { readonly isKnown: false }
);

/** In a list where cost has no weight nobody pays: the price is that of another plan, and says so. */
export function priceWords(providerId: string, profile: string, site: SiteContext): PriceWords {
  const { t, methodology } = site;
  const isFree = profileNamed(methodology, profile).weights.cost === 0;
  const label = t(isFree ? 'blocks.vpnCard.paidPrice' : 'blocks.vpnCard.price');
  const view = priceView(providerId, site);
  if (!view.isKnown) {
    const short = t(isFree ? 'blocks.vpnCard.freePlan' : 'blocks.vpnCard.priceMissing');
    return { label, short, isKnown: false };
  }
  const { plan, months, total, perMonth, advertised, chargedToday, observed } = view;
  const monthly = t('blocks.vpnCard.perMonth', { perMonth });
  return {
    label,
    short: isFree ? t('blocks.vpnCard.freePlan') : monthly,
    isKnown: true,
    total: t('blocks.vpnCard.total', { total, months }),
    perMonth: monthly,
    month:
      advertised === undefined
        ? t('blocks.vpnCard.monthly', { perMonth })
        : t('blocks.vpnCard.monthlyAdvertised', { perMonth, advertised }),
    details: [
      t('blocks.vpnCard.chargedToday', { chargedToday }),
      t('blocks.vpnCard.seen', { plan, observed }),
    ],
    source: selectFact(providerId, 'prices', site).source,
  };
}
