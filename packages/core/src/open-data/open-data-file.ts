import type { Provider } from '../provider/provider.ts';
import { allDefinitions, type Vocabulary } from '../provider/vocabulary.ts';
import type { Methodology } from '../scoring/methodology.ts';

/** The path of the published data. The version changes when their format does. */
export const openDataPath = '/data/v1';

/** Every published file, in the order in which readers need them. The build writes only these. */
export const openDataFiles = [
  'providers.json',
  'facts.csv',
  'methodology.json',
  'scores.json',
  'score.mjs',
  'schema.json',
  'README.md',
  'SHA256SUMS',
] as const;

export type OpenDataFile = (typeof openDataFiles)[number];

/** The data from which records are counted. */
interface CountedData {
  readonly providers: readonly Provider[];
  readonly vocabulary: Vocabulary;
  readonly methodology: Methodology;
}

/** Returns the number of records in a file; undefined for files without records. */
export function openDataRows(
  file: OpenDataFile,
  { providers, vocabulary, methodology }: CountedData,
): number | undefined {
  const rows: Partial<Record<OpenDataFile, number>> = {
    'providers.json': providers.length,
    'facts.csv': providers.length * allDefinitions(vocabulary).length,
    'methodology.json': methodology.criteria.length,
    'scores.json': providers.length * methodology.profiles.length,
  };
  return rows[file];
}
