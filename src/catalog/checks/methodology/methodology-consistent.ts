import { parsedFactFile } from '../../facts/fact-schema-problems.ts';
import { readVocabulary } from '../../facts/read-vocabulary.ts';
import { methodologyProblems } from '../../methodology/methodology-problems.ts';
import { methodologySchema } from '../../methodology/methodology-schema.ts';
import { isMethodologyFile } from '../../methodology/read-methodologies.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../problems-of.ts';

/** A methodology has its closed shape, names only groups, facts and options that exist, and rules that fit. */
export const methodologyConsistent: Check = ({ factFiles }) =>
  factFiles
    .filter(isMethodologyFile)
    .flatMap((file) =>
      problemsOf(() =>
        methodologyProblems(file, parsedFactFile(file, methodologySchema), readVocabulary(factFiles)),
      ),
    );
