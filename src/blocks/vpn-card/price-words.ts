import type { BlockContext } from '../block-context.ts';
import { priceView } from '../evidence/price-view.ts';
import { type FactSource, selectFact } from '../fact/select.ts';

/** What a provider really costs, in sentences. */
export type PriceWords =
  | {
      readonly isKnown: true;
      /** The whole bill. */
      readonly total: string;
      readonly perMonth: string;
      /** What a month comes to, beside what is advertised. */
      readonly month: string;
      readonly details: readonly string[];
      readonly source: FactSource | undefined;
    }
  | { readonly isKnown: false };

export function priceWords(providerId: string, context: BlockContext): PriceWords {
  const view = priceView(providerId, context);
  if (!view.isKnown) return { isKnown: false };
  const { t } = context;
  const { plan, months, total, perMonth, advertised, chargedToday, observed } = view;
  return {
    isKnown: true,
    total: t('blocks.vpnCard.total', { total, months }),
    perMonth: t('blocks.vpnCard.perMonth', { perMonth }),
    month:
      advertised === undefined
        ? t('blocks.vpnCard.monthly', { perMonth })
        : t('blocks.vpnCard.monthlyAdvertised', { perMonth, advertised }),
    details: [
      t('blocks.vpnCard.chargedToday', { chargedToday }),
      t('blocks.vpnCard.seen', { plan, observed }),
    ],
    source: selectFact(providerId, 'prices', context).source,
  };
}
