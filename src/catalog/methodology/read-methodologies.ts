import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';
import type { Methodology } from '#domain/scoring/methodology.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/fact-schema-problems.ts';
import { methodologySchema } from './methodology-schema.ts';

export function isMethodologyFile({ file }: Pick<FactFile, 'file'>): boolean {
  return file.startsWith('facts/methodology/');
}

/** The newest version. The checks have made sure that each is well formed and that there is one. */
export function currentMethodology(files: readonly FactFile[], vocabulary: Vocabulary): Methodology {
  const lifetimes = Object.fromEntries(
    allDefinitions(vocabulary).map(({ key, lifetime }) => [key, lifetime]),
  );
  const [newest] = files
    .filter(isMethodologyFile)
    .map((file) => ({ ...parsedFactFile(file, methodologySchema), lifetimes }))
    .toSorted((a, b) => (a.published < b.published ? 1 : -1));
  if (newest === undefined) throw new Error('There is no methodology under facts/methodology.');
  return newest;
}
