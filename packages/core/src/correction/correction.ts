import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';

/** A mistake that readers could have seen, and how it was corrected. */
export interface Correction {
  readonly day: Day;
  /** The id of the document that had the mistake: "reviews/mullvad". */
  readonly page: string;
  readonly wrong: LocalizedText;
  readonly right: LocalizedText;
}
