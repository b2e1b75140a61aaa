import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { today } from './today.ts';

let loaded: Catalog | undefined;

/** The one catalog of this process. In development this module is thrown away when a file under it changes. */
export function siteCatalog(): Catalog {
  loaded ??= loadCatalog(process.cwd(), today());
  return loaded;
}
