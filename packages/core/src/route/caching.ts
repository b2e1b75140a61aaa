import type { PairRule } from '../comparison/pair-routes.ts';

/**
 * The caching of a page, and therefore how the server responds at its address:
 * - `file`: always written by the build, because it must be available when nothing else works.
 * - `shared`: the same bytes for all visitors. Written by the build up to its limit, rendered on request past it; any cache
 * may store it. It never sees a query.
 * - `shared-without-query`: the same, but its response to a query belongs to one reader and is private.
 * - `choice`: rendered for a choice of providers in the query. Each choice has one address, under which server and caches
 * store it. Without a choice, a page of another kind is at that address.
 * - `private`: useless without its query. Always rendered; only the requesting browser may cache it.
 * - `visitor`: shows what the server sees of the visitor. Always rendered and never cached. It never sees a query.
 */
export type Caching = 'file' | 'shared' | 'visitor' | QueryCaching;

/** The kinds of caching for pages that use the query of their address. */
export const queryCachings = ['shared-without-query', 'choice', 'private'] as const;
export type QueryCaching = (typeof queryCachings)[number];

/** The addresses that are not simply files. The build writes this into the release, from the table of page kinds. */
export interface PageRoutes {
  /** Pages past the limit of the build, rendered on request. Excludes comparisons, which follow a rule. */
  readonly rendered: readonly string[];
  /** Rules for the addresses of comparisons. Those that the build did not write are rendered on request, too. */
  readonly pairs: readonly PairRule[];
  /** Pages that show what the server sees of the visitor. */
  readonly forVisitor: readonly string[];
  /**
   * Pages that use the query of their address, by kind of caching. Without a query, the address is served as a file or
   * rendered as usual.
   */
  readonly withQuery: Readonly<Record<QueryCaching, readonly string[]>>;
}
