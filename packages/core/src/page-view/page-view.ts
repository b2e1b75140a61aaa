import type { LocaleCode } from '../locale/locale-table.ts';

/** The endpoint to which a page reports a view; the query describes the previous page. */
export const viewAddress = '/_view';

/**
 * Whole months for which views are kept besides the current one. Readers see this number; the database enforces its own
 * (apps/server/src/ledger/migrations).
 */
export const retentionMonths = 25;

/**
 * All data stored about a view, besides its day. A `link` means that a reader followed a link of this page to a provider,
 * as far as the hand-off page. There is no field for a person, and none may be added.
 */
export type PageView =
  | { readonly what: 'view'; readonly path: string; readonly locale: LocaleCode; readonly referrer: string }
  | { readonly what: 'link'; readonly path: string; readonly locale: LocaleCode };
