import type { LocaleCode } from '../locale/locale-table.ts';
import type { ClickPlacement } from './placements.ts';

/** All that is ever kept of a click, besides its moment. There is no field for a person, and none may be added. */
export interface OutboundClick {
  readonly provider: string;
  readonly placement: ClickPlacement;
  readonly locale: LocaleCode;
  readonly paid: boolean;
}
