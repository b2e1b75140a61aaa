import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';

/** Loads the content once for everything that a build makes besides pages; with many providers, reading takes seconds. */
export const buildCatalog = memoize(
  (root) => root,
  (root: string) => loadCatalog(root, today()),
);
