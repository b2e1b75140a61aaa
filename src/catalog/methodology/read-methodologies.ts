import type { Day } from '#domain/day/day.ts';
import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';
import type { Methodology } from '#domain/scoring/methodology.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';
import { ProblemsError } from '../problem.ts';
import { methodologySchema } from './methodology-schema.ts';

const folder = 'facts/methodology';

export function isMethodologyFile({ file }: Pick<FactFile, 'file'>): boolean {
  return file.startsWith(`${folder}/`);
}

/** Every version, newest first; of two published on one day, the later. The checks have made sure of their form. */
export function readMethodologies(files: readonly FactFile[], vocabulary: Vocabulary): Methodology[] {
  const lifetimes = Object.fromEntries(
    allDefinitions(vocabulary).map(({ key, lifetime }) => [key, lifetime]),
  );
  return files
    .filter(isMethodologyFile)
    .map((file) => ({ ...parsedFactFile(file, methodologySchema), lifetimes }))
    .toReversed()
    .toSorted((a, b) => Number(a.published < b.published) - Number(a.published > b.published));
}

/** The version in force on a day, or the newest when no day is asked for. */
export function methodologyOn(methodologies: readonly Methodology[], asOf: Day | undefined): Methodology {
  const found = methodologies.find(({ published }) => asOf === undefined || published <= asOf);
  if (found !== undefined) return found;
  const first = methodologies.at(-1);
  const problem =
    first === undefined
      ? { message: 'There is no methodology.', remedy: 'Restore its file.' }
      : {
          message: `No methodology was in force on ${asOf}.`,
          remedy: `Ask for ${first.published} or a later day.`,
        };
  throw new ProblemsError([{ file: folder, ...problem }]);
}
