import type { PairRule } from '../comparison/pair-routes.ts';

/**
 * Who may keep a page, and therefore how the server answers at its address:
 * - `file`: always written by the build, because it must be there when nothing else works.
 * - `shared`: the same bytes for everybody. Written by the build up to its limit, past it rendered when asked for; any cache
 *   may keep it. It never sees a query.
 * - `shared-without-query`: the same, but what it says to a query is one reader's and therefore private.
 * - `choice`: rendered for a choice of providers in the query. Each choice has one address, under which server and caches
 *   keep it. Without a choice there is a page of another kind at that address.
 * - `private`: nothing without its query. Always rendered; only the browser that asked may keep it.
 * - `visitor`: says what the server sees of who asks. Always rendered, and nobody may keep it. It never sees a query.
 */
export type Caching = 'file' | 'shared' | 'visitor' | QueryCaching;

/** What a query does, at the addresses where it does anything. */
export const queryCachings = ['shared-without-query', 'choice', 'private'] as const;
export type QueryCaching = (typeof queryCachings)[number];

/** The addresses that are not simply files. The build writes this into the release, from the table of page kinds. */
export interface PageRoutes {
  /** Pages past the limit of the build: rendered when asked for. Comparisons are left out: a rule knows them. */
  readonly rendered: readonly string[];
  /** Where comparisons are. Those that the build did not write are rendered when asked for, too. */
  readonly pairs: readonly PairRule[];
  /** Pages that say what the server sees of who asks. */
  readonly forVisitor: readonly string[];
  /** Pages that see their query. Without one, an address is a file or rendered as it would be otherwise. */
  readonly withQuery: Readonly<Record<QueryCaching, readonly string[]>>;
}
