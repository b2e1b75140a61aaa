import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';

/** A mistake that readers could have seen, and what is right. */
export interface Correction {
  readonly day: Day;
  /** The document it stood in, by identity: "reviews/mullvad". */
  readonly page: string;
  readonly wrong: LocalizedText;
  readonly right: LocalizedText;
}
