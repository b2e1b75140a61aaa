import type { LocaleCode } from '../locale/locale-table.ts';

/** The possible positions of a link to a provider on the site. A click records its placement and language, never a person. */
export const placements = [
  'home',
  'roundup',
  'review',
  'comparison',
  'deals',
  'article',
  'card',
  'verdict',
] as const;

export type Placement = (typeof placements)[number];

/** The placement of a click on the hand-off page itself, if the page from which the reader came is unknown. */
export const handOffPlacement = 'sendme';

export type ClickPlacement = Placement | typeof handOffPlacement;

export function isClickPlacement(value: unknown): value is ClickPlacement {
  return value === handOffPlacement || placements.some((placement) => placement === value);
}

/** All data stored about a click, besides its time. There is no field for a person, and none may be added. */
export interface OutboundClick {
  readonly provider: string;
  readonly placement: ClickPlacement;
  readonly locale: LocaleCode;
  readonly paid: boolean;
}
