import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { today } from '#compose/today.ts';

const read = new Map<string, Catalog>();

/** What editors wrote, read once for all that a build makes beside its pages: with many providers, reading takes seconds. */
export function buildCatalog(root: string): Catalog {
  const catalog = read.get(root) ?? loadCatalog(root, today());
  read.set(root, catalog);
  return catalog;
}
