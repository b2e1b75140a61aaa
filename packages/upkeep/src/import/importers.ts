import type { Importer } from './importer.ts';
import { openTerms } from './open-terms.ts';
import { priceHistory } from './price-history.ts';
import { priceIndex } from './price-index.ts';
import { serverList } from './server-list.ts';
import { twoFactor } from './two-factor.ts';

/** All importers by dataset; the key is also the tool's name in the upkeep folder. */
export const importers: Readonly<Record<string, Importer>> = {
  'price-index': priceIndex,
  'price-history': priceHistory,
  'two-factor': twoFactor,
  'server-list': serverList,
  'open-terms': openTerms,
};
