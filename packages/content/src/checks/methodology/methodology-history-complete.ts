import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, problemAt, stemOf } from '#facts/fact-file.ts';
import { parsedFactFile } from '#facts/parsed-fact-file.ts';
import {
  isMethodologyFile,
  isRetiredFile,
  isRetiredResultsFile,
  newestFirst,
  retiredPath,
  retiredResultsPath,
} from '#methodology/methodology-files.ts';
import { retiredResultsSchema, retiredSchema } from '#methodology/retired-schema.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../check.ts';

/** One version is in force; every earlier one is in the history, with its results. */
export const methodologyHistoryComplete: Check = ({ factFiles }) => [
  ...replacedVersions(factFiles.filter(isMethodologyFile)),
  ...factFiles.filter(isRetiredFile).flatMap((file) =>
    problemsOf(() => {
      const { version } = parsedFactFile(file, retiredSchema);
      return [
        ...misnamed(file, version, retiredPath(version)),
        ...missingPartner(file, factFiles, retiredResultsPath(version), 'Write the results of the version'),
      ];
    }),
  ),
  ...factFiles.filter(isRetiredResultsFile).flatMap((file) =>
    problemsOf(() => {
      const { version } = parsedFactFile(file, retiredResultsSchema);
      return [
        ...misnamed(file, version, retiredResultsPath(version)),
        ...missingPartner(file, factFiles, retiredPath(version), 'Restore the version'),
      ];
    }),
  ),
];

/**
 * Reports replaced versions without results. It accepts files in any form, because another rule reports versions that are
 * not well-formed.
 */
function replacedVersions(files: readonly FactFile[]): Problem[] {
  const versions = files.map((file) => ({ file, published: String(fieldsOf(file.data).published) }));
  const [newest, ...replaced] = newestFirst(versions).map(({ file }) => file);
  return replaced.map((file) => {
    const version = stemOf(file);
    const message = `The version ${version} was replaced by ${newest && stemOf(newest)}.`;
    const remedy = `Move it to ${retiredPath(version)} and write its results into ${retiredResultsPath(version)}.`;
    return problemAt(file, ['version'], message, remedy);
  });
}

function misnamed(file: FactFile, version: string, expected: string): Problem[] {
  if (file.file === expected) return [];
  return [
    problemAt(
      file,
      ['version'],
      `The version "${version}" and the file name differ.`,
      `Name it ${expected}.`,
    ),
  ];
}

function missingPartner(
  file: FactFile,
  files: readonly FactFile[],
  partner: string,
  remedy: string,
): Problem[] {
  if (files.some((other) => other.file === partner)) return [];
  return [problemAt(file, ['version'], `There is no ${partner}.`, `${remedy} there.`)];
}
