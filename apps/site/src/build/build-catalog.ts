import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';

/** What editors wrote, read once for all that a build makes beside its pages: with many providers, reading takes seconds. */
export const buildCatalog = memoize(
  (root) => root,
  (root: string) => loadCatalog(root, today()),
);
