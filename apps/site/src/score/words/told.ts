import { firstDayOf, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { type Fact, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { ageCountsFrom, isStale } from '@vpn-site/core/provider/freshness.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { Criterion } from '@vpn-site/core/scoring/methodology.ts';
import type { FactContext } from '#site/site-context.ts';

/** Whether words speak for a provider or against it: the same answer is told from one end or the other. */
export type Stance = 'for' | 'against';

/** From so many points on, an answer is good as it is. */
export const goodFrom = fullScore * 0.75;

/** From the middle of the scale on, an answer speaks for a provider. */
export function goodSide(points: number): Stance {
  return points >= fullScore / 2 ? 'for' : 'against';
}

/** What is put into words: how a provider answers a criterion. */
export interface Telling<C = Criterion> {
  readonly provider: Provider;
  readonly criterion: C;
  readonly side: Stance;
  readonly site: FactContext;
}

const yearLength = '2026'.length;
const monthLength = '2026-06'.length;

/** As a sentence says it: to the month at most. */
export function monthOf(date: PartialDate, { locale }: Pick<FactContext, 'locale'>): string {
  return formatPartialDate(date.slice(0, monthLength), locale);
}

export function yearOf(date: PartialDate): string {
  return firstDayOf(date).slice(0, yearLength);
}

/** Words that rest on little say so: on an old fact, on the provider's word, on one source. */
export function hedged(
  words: string,
  key: string,
  fact: Fact,
  { t, asOf, methodology }: FactContext,
  /** Where the doubt is what speaks against a good answer. */
  isFlaw = false,
): string {
  if (!isKnown(fact)) return words;
  if (isStale(fact, { lifetime: methodology.lifetimes[key] ?? 'never' }, asOf)) {
    return t('outcome.hedge.old', { words, year: yearOf(ageCountsFrom(fact)) });
  }
  if (!hasLowConfidence(fact)) return words;
  const isOwn = fact.basis === 'provider-claim';
  if (isFlaw) return t(isOwn ? 'outcome.hedge.onlyOwn' : 'outcome.hedge.onlySource', { words });
  return t(isOwn ? 'outcome.hedge.own' : 'outcome.hedge.source', { words });
}
