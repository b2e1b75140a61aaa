import type { Importer } from './importer.ts';
import { openTerms } from './open-terms.ts';
import { priceIndex } from './price-index.ts';

/** A dataset is one row; its name is that of the tool in the upkeep folder. */
export const importers: Readonly<Record<string, Importer>> = {
  'open-terms': openTerms,
  'price-index': priceIndex,
};
