import type { LocaleCode } from '../locale/locale-table.ts';

/** The endpoint to which a page reports a view; the query describes the previous page. */
export const viewAddress = '/_view';

/**
 * The number of whole months for which views are stored, besides the current month. Readers see this number; the database
 * has its own copy (apps/server/src/ledger/migrations).
 */
export const retentionMonths = 25;

/**
 * All data stored about a view, besides its day. A `link` means that a reader followed a link from this page to the
 * hand-off page of a provider. There is no field for a person, and none may be added.
 */
export type PageView =
  | { readonly what: 'view'; readonly path: string; readonly locale: LocaleCode; readonly referrer: string }
  | { readonly what: 'link'; readonly path: string; readonly locale: LocaleCode };
