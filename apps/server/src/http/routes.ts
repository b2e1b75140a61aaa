import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import { resolveSelection } from '@vpn-site/core/comparison/selection.ts';
import { type QueryCaching, queryCachings } from '@vpn-site/core/route/caching.ts';
import { canonicalPath } from '@vpn-site/core/route/canonical-address.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import type { SiteFile, SiteFiles } from '@vpn-site/site/release/site-files.ts';

/** The server's response to an address. */
export type Route =
  | { readonly serve: 'file'; readonly file: SiteFile }
  /** Rendered on request. `kept` pages are also cached in the server's memory, because rendering them is slow. */
  | { readonly serve: 'page'; readonly address: string; readonly caching: 'shared' | 'kept' | 'private' }
  /** A page that shows a visitor their address, network and country, as the server sees them. */
  | { readonly serve: 'visitor'; readonly address: string }
  /** A calendar file with the dates that a tool computes for a query. */
  | { readonly serve: 'calendar'; readonly address: string }
  | { readonly serve: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly serve: 'nothing' };

export interface RouteSources extends Pick<Release, 'routes' | 'moved' | 'providers'> {
  readonly files: Pick<SiteFiles, 'at'>;
}

/** The extension of the calendar file of a `shared-without-query` page. */
const calendarEnding = '.ics';

/** Decides how each address is served, from the data that the build wrote. No other code decides this. */
export class Routes {
  readonly #files: RouteSources['files'];
  readonly #rendered: ReadonlySet<string>;
  readonly #pairs: PairRoutes;
  readonly #forVisitor: ReadonlySet<string>;
  readonly #withQuery: ReadonlyMap<string, QueryCaching>;
  readonly #moved: ReadonlyMap<string, string>;
  readonly #providers: ReadonlySet<string>;

  constructor({ files, routes, moved, providers }: RouteSources) {
    this.#files = files;
    this.#rendered = new Set(routes.rendered);
    this.#pairs = new PairRoutes(routes.pairs, providers);
    this.#forVisitor = new Set(routes.forVisitor);
    this.#withQuery = new Map(
      queryCachings.flatMap((caching) => routes.withQuery[caching].map((path) => [path, caching] as const)),
    );
    this.#moved = new Map(moved);
    this.#providers = new Set(providers);
  }

  at(url: string): Route {
    const [path, query] = splitQuery(url);
    return this.#queryRoute(path, query) ?? this.#pathRoute(path) ?? this.#redirect(path, query);
  }

  /** Whether a path is the canonical path of a page. False for other files and for moved addresses. */
  isPage(path: string): boolean {
    if (this.#isRendered(path) || this.#forVisitor.has(path) || this.#withQuery.has(path)) return true;
    return this.#files.at(path)?.contentType.startsWith('text/html') ?? false;
  }

  /** Returns the route for a path with this query; undefined if the query makes no difference. */
  #queryRoute(path: string, query: string): Route | undefined {
    switch (this.#withQuery.get(path)) {
      case 'private':
        return { serve: 'page', address: path + query, caching: 'private' };
      case 'shared-without-query':
        return query === '' ? undefined : { serve: 'page', address: path + query, caching: 'private' };
      case 'choice': {
        const choice = resolveSelection(path, query, this.#providers);
        if (choice.kind === 'none') return undefined;
        if (choice.kind === 'show') return { serve: 'page', address: choice.address, caching: 'kept' };
        return { serve: 'redirect', status: 302, to: choice.address };
      }
      case undefined:
        return query !== '' && this.#isCalendar(path)
          ? { serve: 'calendar', address: path + query }
          : undefined;
    }
  }

  #isCalendar(path: string): boolean {
    if (!path.endsWith(calendarEnding)) return false;
    return this.#withQuery.get(path.slice(0, -calendarEnding.length)) === 'shared-without-query';
  }

  #pathRoute(path: string): Route | undefined {
    if (this.#forVisitor.has(path)) return { serve: 'visitor', address: path };
    const file = this.#files.at(path);
    if (file) return { serve: 'file', file };
    return this.#isRendered(path) ? { serve: 'page', address: path, caching: 'shared' } : undefined;
  }

  #isRendered(path: string): boolean {
    return this.#rendered.has(path) || this.#pairs.isPage(path);
  }

  /** Redirects moved addresses, and other spellings of existing addresses. */
  #redirect(path: string, query: string): Route {
    const canonical = canonicalPath(path);
    const moved = this.#moved.get(canonical) ?? this.#pairs.movedTo(canonical);
    const to = moved ?? (this.#isRoutable(canonical) ? canonical : undefined);
    if (to === undefined) return { serve: 'nothing' };
    return { serve: 'redirect', status: 301, to: to + query };
  }

  #isRoutable(path: string): boolean {
    return this.#pathRoute(path) !== undefined || this.#withQuery.get(path) === 'private';
  }
}

/** Splits a URL into its path and its query. The query includes the question mark; it may be empty. */
export function splitQuery(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}
