import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { PageRoutes, QueryCaching } from '@vpn-site/core/route/caching.ts';
import { pairRules } from './kinds/comparison.ts';
import { pageKinds } from './page-kinds.ts';
import { readablePaths } from './pages.ts';

/** The routes of a build. The build writes some pages as files; the release lists the other routes for the server. */
export interface BuildRoutes extends PageRoutes {
  readonly files: readonly string[];
}

/**
 * Decides how each page is served. Pages that must be available when nothing else works are always files, and so are kinds
 * with few pages that are requested often. Pages for one visitor also have a file without visitor data, for hosts without
 * an origin and for when the origin is down. Other readable pages are files up to the limit of the build.
 */
export function buildRoutes(catalog: Catalog, settings: BuildSettings): BuildRoutes {
  const kinds = Object.values(pageKinds)
    .map(({ address }) => address)
    .filter((address) => !('isBuilt' in address) || address.isBuilt(settings));
  const pathsOf = (caching: QueryCaching | 'file' | 'visitor') =>
    kinds.filter((kind) => kind.caching === caching).flatMap(({ paths }) => [...paths(catalog, localeCodes)]);
  const forVisitor = pathsOf('visitor');
  const shared = readablePaths(catalog)
    .filter((path) => !forVisitor.includes(path))
    .toArray();
  const compared = new Set(pageKinds.comparison.address.paths(catalog, localeCodes));
  return {
    files: [...pathsOf('file'), ...forVisitor, ...shared.slice(0, settings.prerenderLimit)],
    rendered: shared.slice(settings.prerenderLimit).filter((path) => !compared.has(path)),
    pairs: pairRules(catalog),
    forVisitor,
    withQuery: {
      'shared-without-query': pathsOf('shared-without-query'),
      choice: pathsOf('choice'),
      private: pathsOf('private'),
    },
  };
}

/** Returns the paths of all page files as parameters of Astro's route. The parameter of the home page is undefined. */
export function prerenderedRoutes(
  catalog: Catalog,
  settings: BuildSettings,
): { readonly params: { readonly path: string | undefined } }[] {
  return buildRoutes(catalog, settings).files.map((path) => ({
    params: { path: path.slice(1) || undefined },
  }));
}
