import type { Day } from '@vpn-site/core/day/day.ts';
import { Spool } from './spool.ts';

/** An event that is only counted per day: no time is stored, and single events cannot be distinguished. */
export interface TalliedEvent {
  /** A page view, a followed link from a page to a provider, or a click that was not counted. */
  readonly what: 'view' | 'link' | 'not-counted';
  /** The path of the page; empty if it belongs to no page. */
  readonly path: string;
  readonly locale: string;
  /** For a view, the referring site; for an uncounted click, the reason why it was not counted; empty for a link. */
  readonly detail: string;
}

/** The number of such events on a day, in a batch that the database adds only once. */
export interface DailyTally extends TalliedEvent {
  readonly batch: string;
  readonly day: Day;
  readonly count: number;
}

/** Stores counts per day on disk until the database has them, in the file of the clicks. */
export class TallySpool extends Spool<DailyTally> {
  constructor(file: string) {
    super(file, {
      waiting: 'tally_batches',
      refused: 'tallies_refused',
      counted: 'tallies',
      synchronous: 'NORMAL',
    });
  }
}
