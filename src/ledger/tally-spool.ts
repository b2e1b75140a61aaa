import type { Day } from '#domain/day/day.ts';
import { Spool } from './spool.ts';
import type { Tally } from './tally-ledger.ts';

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
