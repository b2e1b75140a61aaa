import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import { allPurpose } from '#domain/scoring/methodology.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { type FactModel, selectFact } from '#evidence/fact/inline-fact-model.ts';
import { priceWords } from '#evidence/price/price.ts';
import { formatPoints, scoreOf } from '#evidence/score/score.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One criterion that speaks for a provider, and the facts it rests on. */
export interface CardReason {
  readonly label: string;
  readonly points: string;
  readonly facts: readonly { readonly label: string | undefined; readonly fact: FactModel }[];
}

/** The criteria that lift a provider's score most, the strongest first. */
export function cardReasons(providerId: string, profile: string, site: SiteContext, count = 3): CardReason[] {
  return liftingReasons(scoreOf(providerId, profile, site)?.reasons ?? [], count).map((reason) =>
    cardReason(providerId, reason, site),
  );
}

function cardReason(providerId: string, reason: Reason, site: SiteContext): CardReason {
  const { locale, methodology, t } = site;
  return {
    label: methodology.criteria.find(({ id }) => id === reason.criterion)?.label[locale] ?? reason.criterion,
    points: t('blocks.vpnCard.points', { points: formatPoints(reason.points ?? 0, locale), max: fullScore }),
    facts: reason.keys.map((key) => ({
      // One fact needs no name beside the criterion's; of two, each says which it is.
      label: reason.keys.length > 1 ? factLabel(key, site) : undefined,
      fact: key === 'prices' ? priceFact(providerId, site) : selectFact(providerId, key, site),
    })),
  };
}

/** How many plans there are says nothing about cost. */
function priceFact(providerId: string, site: SiteContext): FactModel {
  const price = priceWords(providerId, allPurpose, site);
  const fact = selectFact(providerId, 'prices', site);
  return price.isKnown ? { ...fact, text: price.perMonth } : fact;
}

function factLabel(key: string, { vocabulary, locale }: SiteContext): string | undefined {
  const definitions = vocabulary.groups.flatMap((group) => group.definitions);
  return definitions.find((definition) => definition.key === key)?.label[locale];
}
