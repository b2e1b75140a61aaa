import type { Day } from '@vpn-site/core/day/day.ts';
import {
  type ConfirmationPeriod,
  confirmReadings,
  type Instant,
} from '@vpn-site/core/policy/confirm-readings.ts';

/**
 * The result of looking for a fact's quote in one of its sources. 'moved': the page redirects to a new address. 'blocked':
 * the site refused our request. 'unreadable': the fact has no quote from this source, or a program cannot search the
 * source; this raises no finding.
 */
export const watchOutcomes = ['same', 'moved', 'reworded', 'gone', 'blocked', 'unreadable'] as const;
export type WatchOutcome = (typeof watchOutcomes)[number];

/** One reading of a source, in which the quote of one cell was looked for. */
export interface WatchReading {
  readonly at: Instant;
  readonly outcome: WatchOutcome;
  /** The day of the content: for a page the day it was fetched, for a file the day of its commit. */
  readonly saidOn?: Day | undefined;
  /** The hash of the captured text. */
  readonly capture?: string | undefined;
  /** The quote that was looked for but has changed. */
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  /** The address to which the page redirects. For a file in a repository, its address at the commit that was read. */
  readonly to?: string | undefined;
  /** The current lines of the cell's quotes, for a file that has changed. */
  readonly lines?: Readonly<Record<string, number>> | undefined;
  readonly reason?: string | undefined;
}

/**
 * Confirms new words after two equal weekly readings, because pages test wordings on some visitors, and may be read in the
 * middle of an edit.
 */
const wordsConfirmation: ConfirmationPeriod = { readings: 2, days: 6 };

/**
 * Reports a page that fails, refuses our requests or lost the quote after three weekly readings without a good one. Sites
 * are rebuilt and block visitors for days. The period is one day shorter than two weeks, because a timer never runs at
 * exactly the same time.
 */
const silenceConfirmation: ConfirmationPeriod = { readings: 3, days: 13 };

/** How long readings are stored: the longest confirmation period, with a margin for skipped readings. */
export const readingRetention = { days: 90, readings: 30 };

/** The result to report for a source. */
export type WatchVerdict =
  | { readonly status: 'nothing' | 'still-true' }
  | { readonly status: 'waits' | 'change'; readonly reading: WatchReading };

/**
 * Evaluates the readings of a source, oldest first. The day on which the cell was last checked counts as the first reading,
 * because an editor saw the quote then. One good reading ends all doubt.
 */
export function watchVerdict(readings: readonly WatchReading[], checked: Day): WatchVerdict {
  const last = readings.findLast(({ outcome }) => outcome !== 'unreadable');
  if (!last) return { status: 'nothing' };
  if (last.outcome === 'same') return { status: 'still-true' };
  const seen = { at: `${checked}T00:00:00.000Z`, value: 'same' };
  const doubts = readings.slice(readings.findLastIndex(({ outcome }) => outcome === 'same') + 1);
  const words = doubts.map((reading) => ({ at: reading.at, value: wordsOf(reading) }));
  const silence = doubts.map((reading) => ({ at: reading.at, value: failureValue(reading) }));
  const confirmed = confirmReadings([seen, ...words], wordsConfirmation).value;
  const lastWords = doubts.findLast((reading) => wordsOf(reading) !== undefined);
  // A failed fetch after a confirmed change does not revoke it.
  if (lastWords && confirmed === wordsOf(lastWords)) return { status: 'change', reading: lastWords };
  const isSilent = confirmReadings([seen, ...silence], silenceConfirmation).value !== 'same';
  return { status: isSilent ? 'change' : 'waits', reading: last };
}

/**
 * Returns the new words or the new address that a reading found; undefined for other readings. For failures and missing
 * quotes there is a longer confirmation period.
 */
function wordsOf({ outcome, now, to }: WatchReading): string | undefined {
  if (outcome === 'reworded') return `reworded: ${now}`;
  return outcome === 'moved' ? `moved: ${to}` : undefined;
}

/** Returns 'not seen' for any failed reading; undefined for an unreadable one, which does not count as a reading. */
function failureValue({ outcome }: WatchReading): string | undefined {
  return outcome === 'unreadable' ? undefined : 'not seen';
}
