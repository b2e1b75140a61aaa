import { loadCatalog } from '#catalog/catalog.ts';
import { today } from '#compose/today.ts';
import { memoize } from '#domain/memo/memoize.ts';

/** What editors wrote, read once for all that a build makes beside its pages: with many providers, reading takes seconds. */
export const buildCatalog = memoize(
  (root) => root,
  (root: string) => loadCatalog(root, today()),
);
