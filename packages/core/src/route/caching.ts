import type { PairRule } from '../comparison/pair-routes.ts';

/**
 * The caching of a page, and therefore how the server responds at its address:
 * - `file`: always written by the build, because it must be available when nothing else works.
 * - `shared`: the same bytes for all visitors. Written by the build up to its limit, rendered on request past it. Any cache
 *   may store it. It never gets the query.
 * - `shared-without-query`: the same, but the response to a query is for one reader and is private.
 * - `choice`: rendered for the providers that a query names. Each choice has one address, under which server and caches
 *   store the response. Without a query, the address is a page of another kind.
 * - `private`: useless without its query. Always rendered; only the requesting browser may cache it.
 * - `visitor`: shows what the server sees of the visitor. Always rendered and never cached. It never gets the query.
 */
export type Caching = 'file' | 'shared' | 'visitor' | QueryCaching;

/** The kinds of caching for pages that use the query of their address. */
export const queryCachings = ['shared-without-query', 'choice', 'private'] as const;
export type QueryCaching = (typeof queryCachings)[number];

/**
 * The addresses of pages that need the server: it renders them on request, or uses their query. The build writes this into
 * the release, from the table of page kinds.
 */
export interface PageRoutes {
  /** Pages past the limit of the build, which are rendered on request; without comparisons, which `pairs` covers. */
  readonly rendered: readonly string[];
  /** Rules for the addresses of comparisons. Comparisons that the build did not write are rendered on request, too. */
  readonly pairs: readonly PairRule[];
  /** Pages that show what the server sees of the visitor. */
  readonly forVisitor: readonly string[];
  /**
   * Pages that use the query of their address, by kind of caching. Without a query, the address is served as a file or
   * rendered as usual.
   */
  readonly withQuery: Readonly<Record<QueryCaching, readonly string[]>>;
}
