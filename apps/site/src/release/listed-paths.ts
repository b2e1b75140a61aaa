import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import type { Release } from './release.ts';
import { fileAddress } from './site-files.ts';

/** Yields the path of every page that is rendered on request, one at a time, because there may be hundreds of thousands. */
export function* renderedPaths({
  routes,
  providers,
  files,
}: Pick<Release, 'routes' | 'providers' | 'files'>): IteratorObject<string, undefined> {
  const written = new Set(files.map(({ file }) => fileAddress(file)));
  yield* routes.rendered;
  yield* new PairRoutes(routes.pairs, providers).paths().filter((path) => !written.has(path));
}

/** Returns every 301 redirect, for hosts that need redirects as a list. */
export function allMovedPaths({
  routes,
  providers,
  moved,
}: Pick<Release, 'routes' | 'providers' | 'moved'>): Release['moved'] {
  return [...new PairRoutes(routes.pairs, providers).moved(), ...moved];
}
