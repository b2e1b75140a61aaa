import type { Day } from '@vpn-site/core/day/day.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';
import { ProblemsError } from '../problem.ts';
import { isMethodologyFile, methodologyFolder, newestFirst } from './methodology-files.ts';
import { methodologySchema } from './methodology-schema.ts';

/** Reads every version that this code can compute, newest first. */
export function readMethodologies(files: readonly FactFile[], vocabulary: Vocabulary): Methodology[] {
  const definitions = allDefinitions(vocabulary);
  const lifetimes = Object.fromEntries(definitions.map(({ key, lifetime }) => [key, lifetime]));
  const types = Object.fromEntries(definitions.map(({ key, type }) => [key, type]));
  return newestFirst(
    files
      .filter(isMethodologyFile)
      .map((file) => ({ ...parsedFactFile(file, methodologySchema), lifetimes, types })),
  );
}

/** Returns the version in force on a day; the newest if no day is given. */
export function methodologyOn(methodologies: readonly Methodology[], asOf: Day | undefined): Methodology {
  const found = methodologies.find(({ published }) => asOf === undefined || published <= asOf);
  if (found !== undefined) return found;
  const first = methodologies.at(-1);
  const problem =
    first === undefined
      ? { message: 'There is no methodology.', remedy: 'Restore its file.' }
      : {
          message: `No methodology was in force on ${asOf}.`,
          remedy: `Choose ${first.published} or a later day.`,
        };
  throw new ProblemsError([{ file: methodologyFolder, ...problem }]);
}
