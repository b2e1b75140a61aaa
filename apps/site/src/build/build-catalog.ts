import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';

/** Loads the content once for all build steps except pages. With many providers, loading takes seconds. */
export const buildCatalog = memoize(
  (root) => root,
  (root: string) => loadCatalog(root, today()),
);
