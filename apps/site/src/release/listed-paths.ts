import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import type { Release } from './release.ts';
import { fileAddress } from './site-files.ts';

/** The path of every page that is rendered when asked for, one at a time: there may be hundreds of thousands. */
export function* renderedPaths({
  routes,
  providers,
  files,
}: Pick<Release, 'routes' | 'providers' | 'files'>): IteratorObject<string, undefined> {
  const written = new Set(files.map(({ file }) => fileAddress(file)));
  yield* routes.rendered;
  yield* new PairRoutes(routes.pairs, providers).paths().filter((path) => !written.has(path));
}

/** Every address that redirects with 301, and where it leads: for hosts that know tables only. */
export function allMovedPaths({
  routes,
  providers,
  moved,
}: Pick<Release, 'routes' | 'providers' | 'moved'>): Release['moved'] {
  return [...new PairRoutes(routes.pairs, providers).moved(), ...moved];
}
