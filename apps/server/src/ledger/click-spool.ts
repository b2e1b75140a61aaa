import type { RecordedClick } from './click-ledger.ts';
import { Spool } from './spool.ts';

/** Stores clicks on disk until the database has them. They are sent without being parsed. */
export class ClickSpool extends Spool<RecordedClick> {
  constructor(file: string) {
    super(file, { waiting: 'batches', refused: 'refused', counted: 'clicks', synchronous: 'NORMAL' });
  }
}
