import { formatDay, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import {
  ageStartDay,
  expiryDay,
  type FreshnessPhase,
  fadedDay,
  fadeState,
  freshnessPhase,
  lifetimeInDays,
  lifetimeLine,
} from '@vpn-site/core/provider/freshness.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import type { FactContext } from '#site/site-context.ts';

/** A labeled day on the lifetime line of a fact; `at` is its position, from 0 (the fact's date) to 1. */
export interface LifetimePoint {
  readonly kind: 'from' | 'until' | 'today';
  readonly at: number;
  readonly word: string;
  readonly date: string;
}

/** The age of a statement and its consequence, as text and as the points of a drawing. */
export interface FreshnessView {
  readonly phase: FreshnessPhase;
  readonly text: string;
  /** A sentence with the day of the next check, which is the day on which the fact expires. */
  readonly nextCheck: string;
  /** The labeled days in chronological order; empty for facts that never expire. */
  readonly lifetimePoints: readonly LifetimePoint[];
}

type Aged = Pick<FactDefinition, 'lifetime' | 'scored'>;

export function freshnessView(statement: Evidence, definition: Aged, site: FactContext): FreshnessView {
  const { t, locale, asOf } = site;
  const phase = freshnessPhase(statement, definition, asOf);
  const until = expiryDay(statement, definition);
  // The lifetime line shows the date, so the text mentions it only where there is no line.
  const dated =
    until === undefined && statement.asOf !== undefined
      ? `${t('evidence.dated', { date: formatPartialDate(statement.asOf, locale) })} `
      : '';
  const read = t('evidence.read', {
    count: statement.sources.length,
    date: formatDay(statement.checked, locale),
  });
  return {
    phase,
    text: `${dated}${sentence(phase, statement, definition, site)} ${read}`,
    nextCheck: nextCheck(phase, until, site),
    lifetimePoints: until === undefined ? [] : lifetimePoints(statement, until, site),
  };
}

function sentence(
  phase: FreshnessPhase,
  statement: Evidence,
  definition: Aged,
  { t, locale, asOf }: FactContext,
): string {
  const [until, faded] = [expiryDay(statement, definition), fadedDay(statement, definition)];
  const days = lifetimeInDays(statement, definition);
  if (until === undefined || faded === undefined || days === 'never') {
    return t(phase === 'undated' ? 'evidence.undatedLasting' : 'evidence.lasting');
  }
  return t(`evidence.${phase}`, {
    until: formatDay(until, locale),
    days: t('facts.days', { count: days }),
    dated: statement.asOf === undefined ? 'no' : 'yes',
    scored: fadeState(definition, faded, asOf),
    faded: formatDay(faded, locale),
  });
}

function nextCheck(phase: FreshnessPhase, until: string | undefined, { t, locale }: FactContext): string {
  if (until === undefined) return t('evidence.noCheck');
  return t(phase === 'stale' ? 'evidence.overdue' : 'evidence.nextCheck', {
    until: formatDay(until, locale),
  });
}

function lifetimePoints(
  statement: Evidence,
  until: string,
  { t, locale, asOf }: FactContext,
): LifetimePoint[] {
  const from = ageStartDay(statement);
  const line = lifetimeLine(from, until, asOf);
  const isDated = statement.asOf !== undefined;
  const moments: LifetimePoint[] = [
    {
      kind: 'from',
      at: 0,
      word: t(isDated ? 'evidence.asOf' : 'evidence.firstRead'),
      date: formatPartialDate(statement.asOf ?? from, locale, 'short'),
    },
    { kind: 'until', at: line.until, word: t('evidence.goodUntil'), date: formatDay(until, locale, 'short') },
    { kind: 'today', at: line.today, word: t('evidence.today'), date: formatDay(asOf, locale, 'short') },
  ];
  return moments
    .map((moment) => ({ ...moment, at: Math.round(moment.at * 1000) / 1000 }))
    .toSorted((a, b) => a.at - b.at);
}
