import type { Offer } from '#domain/outbound/offer.ts';
import { currentCode } from '#domain/outbound/offer.ts';
import { withSiteName } from '#domain/site/placeholders.ts';
import type { BlockContext } from '../block-context.ts';
import { listWords } from '../evidence/ranking-words.ts';

/** Stands in structured texts, which hold no blocks, for who pays us. */
const earningsPlaceholder = '{earnings}';

type EarningsContext = Pick<BlockContext, 'locale' | 'offers' | 'providers' | 't'>;

/** Who pays us, as the offers say: nobody, or whose links are paid. */
export function earningsWords(context: EarningsContext): string {
  const { providers, t } = context;
  const paid = namesOf(({ paid: isPaid }) => isPaid, context);
  if (paid.length === 0) return t('earnings.nobody');
  return paid.length === providers.size
    ? t('earnings.everyone')
    : t('earnings.paid', { providers: listWords(paid, context) });
}

/** Who gave us a code that holds; undefined where nobody has. */
export function codeWords(context: EarningsContext & Pick<BlockContext, 'asOf'>): string | undefined {
  const names = namesOf((offer) => currentCode(offer, context.asOf) !== undefined, context);
  return names.length === 0
    ? undefined
    : context.t('earnings.codes', { providers: listWords(names, context), count: names.length });
}

/** A structured text with what its placeholders stand for. */
export function withEarnings(text: string, context: BlockContext): string {
  return withSiteName(text, context.siteName).replaceAll(earningsPlaceholder, () => earningsWords(context));
}

function namesOf(isMeant: (offer: Offer) => boolean, { offers, providers }: EarningsContext): string[] {
  return [...providers.values()]
    .filter(({ id }) => {
      const offer = offers.get(id);
      return offer !== undefined && isMeant(offer);
    })
    .map(({ name }) => name);
}
