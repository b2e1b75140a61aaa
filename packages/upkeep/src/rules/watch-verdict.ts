import type { Day } from '@vpn-site/core/day/day.ts';
import { type Instant, type Patience, settleReadings } from '@vpn-site/core/policy/settle-readings.ts';

/**
 * What became of the words of a cell at one of its sources. 'unreadable' is our side: there are no words to look for, or
 * they are written in a way that no machine can look up; it raises nothing.
 */
export const watchOutcomes = ['same', 'moved', 'reworded', 'gone', 'blocked', 'unreadable'] as const;
export type WatchOutcome = (typeof watchOutcomes)[number];

/** One look for the words of one cell at one source. */
export interface WatchReading {
  readonly at: Instant;
  readonly outcome: WatchOutcome;
  /** Of what was read: when it says so. That of a page is the day of the look, that of a file the day of its commit. */
  readonly saidOn?: Day | undefined;
  /** The text that was read. */
  readonly capture?: string | undefined;
  /** The words that were looked for and changed. */
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  /** Where the page sends its readers; of a file in a repository, its address at the commit that was read. */
  readonly to?: string | undefined;
  /** Of a file that moved on: the lines where the words of the cell stand now. */
  readonly lines?: Readonly<Record<string, number>> | undefined;
  /** Why nothing was read, in words. */
  readonly reason?: string | undefined;
}

/**
 * New words are believed when two weekly looks give the same ones: pages try wordings on some of their visitors, and a
 * page caught while it is being edited is finished a week later.
 */
const patienceForWords: Patience = { readings: 2, days: 6 };

/**
 * A page that fails, refuses or lost the words is told after three weekly looks without a good one: sites are rebuilt
 * and block visitors for days. A day less than two weeks, because a timer never fires at the same minute.
 */
const patienceForSilence: Patience = { readings: 3, days: 13 };

/** How long readings are worth keeping: the longest patience, with room for looks that were left out. */
export const readingsKept = { days: 90, readings: 30 };

/** What is to be told of a source now. */
export type WatchVerdict =
  | { readonly told: 'nothing' | 'still-true' }
  | { readonly told: 'waits' | 'change'; readonly reading: WatchReading };

/**
 * What the looks at a source come to, oldest first. An editor saw the words on the day the cell was last checked: that
 * is the first look. One good look ends every doubt.
 */
export function watchVerdict(readings: readonly WatchReading[], checked: Day): WatchVerdict {
  const last = readings.findLast(({ outcome }) => outcome !== 'unreadable');
  if (!last) return { told: 'nothing' };
  if (last.outcome === 'same') return { told: 'still-true' };
  const seen = { at: `${checked}T00:00:00.000Z`, value: 'same' };
  const doubts = readings.slice(readings.findLastIndex(({ outcome }) => outcome === 'same') + 1);
  const words = doubts.map((reading) => ({ at: reading.at, value: wordsOf(reading) }));
  const silence = doubts.map((reading) => ({ at: reading.at, value: silenceOf(reading) }));
  const believed = settleReadings([seen, ...words], patienceForWords).value;
  const lastWords = doubts.findLast((reading) => wordsOf(reading) !== undefined);
  // A failed look after the change was believed takes nothing back.
  if (lastWords && believed === wordsOf(lastWords)) return { told: 'change', reading: lastWords };
  const isSilent = settleReadings([seen, ...silence], patienceForSilence).value !== 'same';
  return { told: isSilent ? 'change' : 'waits', reading: last };
}

/** A failed look says nothing about the words, nor does one that found none: those are waited for longer. */
function wordsOf({ outcome, now, to }: WatchReading): string | undefined {
  if (outcome === 'reworded') return `reworded: ${now}`;
  return outcome === 'moved' ? `moved: ${to}` : undefined;
}

/** Whatever went wrong, the words were not seen. */
function silenceOf({ outcome }: WatchReading): string | undefined {
  return outcome === 'unreadable' ? undefined : 'not seen';
}
