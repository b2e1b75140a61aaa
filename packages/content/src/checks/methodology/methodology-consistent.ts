import type { Day } from '@vpn-site/core/day/day.ts';
import { type FactFile, problemAt } from '#facts/fact-file.ts';
import { parsedFactFile } from '#facts/parsed-fact-file.ts';
import { readVocabulary } from '#facts/read-vocabulary.ts';
import { isMethodologyFile } from '#methodology/methodology-files.ts';
import { methodologyProblems } from '#methodology/methodology-problems.ts';
import { methodologySchema, type WrittenMethodology } from '#methodology/methodology-schema.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../check.ts';

/** A methodology has exactly the expected fields, names only what exists, and its rules fit and its weights add up. */
export const methodologyConsistent: Check = ({ factFiles, today }) =>
  factFiles.filter(isMethodologyFile).flatMap((file) =>
    problemsOf(() => {
      const methodology = parsedFactFile(file, methodologySchema);
      return [
        ...publishedTooEarly(file, methodology, today),
        ...methodologyProblems(file, methodology, readVocabulary(factFiles)),
      ];
    }),
  );

/** Reports a version with a future date, because the version that readers see must be in force. */
function publishedTooEarly(file: FactFile, { published }: WrittenMethodology, today: Day): Problem[] {
  if (published <= today) return [];
  const message = `The date ${published} is in the future.`;
  return [problemAt(file, ['published'], message, `Publish it on that day; today is ${today}.`)];
}
