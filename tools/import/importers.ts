import type { Importer } from './importer.ts';

/** A dataset is one row; its name is that of the tool in the upkeep folder. */
export const importers: Readonly<Record<string, Importer>> = {};
