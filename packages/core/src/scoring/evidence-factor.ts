import { addDays, type Day, daysBetween } from '../day/day.ts';
import { firstDayOf, type PartialDate } from '../day/partial-date.ts';
import { hasLowConfidence, type KnownFact } from '../provider/fact.ts';
import { ageStartDay, expiryDay } from '../provider/freshness.ts';
import type { EvidenceFactors, Methodology } from './methodology.ts';

/** The context in which a fact is judged. */
export interface JudgingContext {
  readonly methodology: Pick<Methodology, 'evidence' | 'costBasis' | 'lifetimes'>;
  readonly asOf: Day;
}

/**
 * Returns the share of its points that a fact earns with its evidence: 1, less if the evidence is weak or old, and 0 if it
 * is too old.
 */
export function evidenceFactor(key: string, fact: KnownFact, { methodology, asOf }: JudgingContext): number {
  const { evidence, lifetimes } = methodology;
  const age = fade(fact, lifetimes[key] ?? 'never', evidence.goneAt, asOf);
  return hasLowConfidence(fact) ? age * evidence.weak : age;
}

/**
 * Returns 1 until the end of the lifetime, and then falls linearly to 0, so that the points of an old proof do not vanish
 * on one day.
 */
function fade(fact: KnownFact, lifetime: number | 'never', goneAt: number, asOf: Day): number {
  const full = expiryDay(fact, { lifetime });
  if (full === undefined || asOf <= full) return 1;
  const length = daysBetween(ageStartDay(fact), full);
  const gone = addDays(full, length * (goneAt - 1));
  return asOf >= gone ? 0 : daysBetween(asOf, gone) / daysBetween(full, gone);
}

/**
 * Returns the share of its points that an audit or incident earns: less than 1 if it has only one weak source. The date
 * needs no check, because audits and incidents always have one.
 */
export function sourceFactor(
  { confidence }: { readonly confidence?: 'low' | undefined },
  { weak }: Pick<EvidenceFactors, 'weak'>,
): number {
  return confidence === 'low' ? weak : 1;
}

/** Whether a list that is known to be incomplete could earn much more. Its points then count as weak evidence. */
export function couldEarnMore(
  list: { readonly incomplete?: true | undefined } | undefined,
  points: number,
  { incompleteBelow }: Pick<EvidenceFactors, 'incompleteBelow'>,
): boolean {
  return list?.incomplete === true && points < incompleteBelow;
}

export const daysInYear = 365.25;

function yearsSince(date: PartialDate, asOf: Day): number {
  return daysBetween(firstDayOf(date), asOf) / daysInYear;
}

/**
 * Returns the share of its points that an outsider's proof earns at its age: all for some years, then linearly less down to
 * 0. A proof dated in the future earns nothing.
 */
export function outsiderFactor(
  date: PartialDate,
  { outsiders: { fullYears, goneYears, countsLater } }: Pick<EvidenceFactors, 'outsiders'>,
  asOf: Day,
): number {
  const years = yearsSince(date, asOf);
  if (years < 0) return countsLater ? 1 : 0;
  return Math.min(1, Math.max(0, 1 - (years - fullYears) / (goneYears - fullYears)));
}
