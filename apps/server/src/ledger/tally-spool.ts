import type { Day } from '@vpn-site/core/day/day.ts';
import { Spool } from './spool.ts';

/** What is only counted, so many on a day: it has no moment, and nobody can tell one of a number from another. */
export interface Tally {
  /** A page that was opened; a link of it to a provider that was followed; a click that was not counted. */
  readonly what: 'view' | 'link' | 'not-counted';
  /** Of the page; empty where it is of no page. */
  readonly path: string;
  readonly locale: string;
  /** Of a view the site before it, of a click why it was not counted; empty for a link. */
  readonly detail: string;
}

/** So many of something on a day, in a batch that the database takes once. */
export interface RecordedTally extends Tally {
  readonly batch: string;
  readonly day: Day;
  readonly count: number;
}

/** Numbers per day on disk until the database has them, in the file of the clicks. */
export class TallySpool extends Spool<RecordedTally> {
  constructor(file: string) {
    super(file, {
      waiting: 'tally_batches',
      refused: 'tallies_refused',
      counted: 'tallies',
      synchronous: 'NORMAL',
    });
  }
}
