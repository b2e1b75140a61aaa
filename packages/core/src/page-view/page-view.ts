import type { LocaleCode } from '../locale/locale-table.ts';

/** Where a page tells its server that somebody opened it; what it tells of the page before is the query. */
export const viewAddress = '/_view';

/** So many months after the one they are from, views are dropped. Readers are told; the database holds nobody to more (apps/server/src/ledger/migrations). */
export const keptMonths = 25;

/**
 * Everything that is kept of a view, besides its day. A `link` is somebody who followed a link of this page to a provider, as far
 * as the hand-off page. There is no field for a person, and none may be added.
 */
export type PageView =
  | { readonly what: 'view'; readonly path: string; readonly locale: LocaleCode; readonly referrer: string }
  | { readonly what: 'link'; readonly path: string; readonly locale: LocaleCode };
