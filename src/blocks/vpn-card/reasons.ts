import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { fullScore } from '../evidence/full-score.ts';
import { allPurpose } from '../evidence/group-weights.ts';
import { type FactModel, selectFact } from '../fact/select.ts';
import { priceWords } from './price-words.ts';
import { scoreOf } from './standing.ts';

/** One criterion that speaks for a provider, and the facts it rests on. */
export interface CardReason {
  readonly label: string;
  readonly points: string;
  readonly facts: readonly { readonly label: string | undefined; readonly fact: FactModel }[];
}

/** The criteria that lift a provider's score most, the strongest first. */
export function strongestReasons(
  providerId: string,
  profile: string,
  context: BlockContext,
  count = 3,
): CardReason[] {
  return liftingReasons(scoreOf(providerId, profile, context)?.reasons ?? [], count).map((reason) =>
    cardReason(providerId, reason, context),
  );
}

function cardReason(providerId: string, reason: Reason, context: BlockContext): CardReason {
  const { locale, methodology, t } = context;
  const points = numberFormatter(locale, { maximumFractionDigits: 1 });
  return {
    label: methodology.criteria.find(({ id }) => id === reason.criterion)?.label[locale] ?? reason.criterion,
    points: t('blocks.vpnCard.points', { points: points.format(reason.points ?? 0), max: fullScore }),
    facts: reason.keys.map((key) => ({
      // One fact needs no name beside the criterion's; of two, each says which it is.
      label: reason.keys.length > 1 ? factLabel(key, context) : undefined,
      fact: key === 'prices' ? priceFact(providerId, context) : selectFact(providerId, key, context),
    })),
  };
}

/** How many plans there are says nothing about cost. */
function priceFact(providerId: string, context: BlockContext): FactModel {
  const price = priceWords(providerId, allPurpose, context);
  const fact = selectFact(providerId, 'prices', context);
  return price.isKnown ? { ...fact, text: price.perMonth } : fact;
}

function factLabel(key: string, { vocabulary, locale }: BlockContext): string | undefined {
  const definitions = vocabulary.groups.flatMap((group) => group.definitions);
  return definitions.find((definition) => definition.key === key)?.label[locale];
}
