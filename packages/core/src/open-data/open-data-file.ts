import type { Provider } from '../provider/provider.ts';
import { allDefinitions, type Vocabulary } from '../provider/vocabulary.ts';
import type { Methodology } from '../scoring/methodology.ts';

/** Where published data lie on the site. The number changes when their form does. */
export const openDataPath = '/data/v1';

/** Every published file, in the order in which readers need them. The build writes these and no others. */
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

/** What the data are counted from. */
interface Counted {
  readonly providers: readonly Provider[];
  readonly vocabulary: Vocabulary;
  readonly methodology: Methodology;
}

/** How many records a file holds; undefined where it holds none. */
export function openDataRows(
  file: OpenDataFile,
  { providers, vocabulary, methodology }: Counted,
): number | undefined {
  const rows: Partial<Record<OpenDataFile, number>> = {
    'providers.json': providers.length,
    'facts.csv': providers.length * allDefinitions(vocabulary).length,
    'methodology.json': methodology.criteria.length,
    'scores.json': providers.length * methodology.profiles.length,
  };
  return rows[file];
}
