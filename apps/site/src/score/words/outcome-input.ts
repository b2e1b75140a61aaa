import { firstDayOf, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { type Fact, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { ageStartDay, isStale } from '@vpn-site/core/provider/freshness.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { Criterion } from '@vpn-site/core/scoring/methodology.ts';
import type { FactContext } from '#site/site-context.ts';

/** Whether an outcome is worded for or against a provider. */
export type Stance = 'for' | 'against';

/** The min points of a good answer. */
export const goodFrom = fullScore * 0.75;

/** Returns `for` if the points are at least half of the full score. */
export function sideForPoints(points: number): Stance {
  return points >= fullScore / 2 ? 'for' : 'against';
}

/** The input for wording an outcome: a provider's answer to a criterion. */
export interface OutcomeInput<C = Criterion> {
  readonly provider: Provider;
  readonly criterion: C;
  readonly side: Stance;
  readonly site: FactContext;
}

const yearLength = '2026'.length;
const monthLength = '2026-06'.length;

/** Formats a date for a sentence: at most to the month. */
export function monthOf(date: PartialDate, { locale }: Pick<FactContext, 'locale'>): string {
  return formatPartialDate(date.slice(0, monthLength), locale);
}

export function yearOf(date: PartialDate): string {
  return firstDayOf(date).slice(0, yearLength);
}

/** Whether a fact is outdated or has low confidence, so that sentences about it need a caveat. */
export function needsCaveat(key: string, fact: Fact, { asOf, methodology }: FactContext): boolean {
  if (!isKnown(fact)) return false;
  return isStale(fact, { lifetime: methodology.lifetimes[key] ?? 'never' }, asOf) || hasLowConfidence(fact);
}

/**
 * Adds a caveat to a text if its fact is outdated, or has low confidence because only the provider claims it or it has a
 * single source.
 */
export function withCaveat(
  words: string,
  key: string,
  fact: Fact,
  { t, asOf, methodology }: FactContext,
  /** Whether the answer is good, and the drawback is the doubt about it. */
  isFlaw = false,
): string {
  if (!isKnown(fact)) return words;
  if (isStale(fact, { lifetime: methodology.lifetimes[key] ?? 'never' }, asOf)) {
    return t('outcome.hedge.old', { words, year: yearOf(ageStartDay(fact)) });
  }
  if (!hasLowConfidence(fact)) return words;
  const isOwn = fact.basis === 'provider-claim';
  if (isFlaw) return t(isOwn ? 'outcome.hedge.onlyOwn' : 'outcome.hedge.onlySource', { words });
  return t(isOwn ? 'outcome.hedge.own' : 'outcome.hedge.source', { words });
}
