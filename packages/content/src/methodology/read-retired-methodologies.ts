import type { RetiredMethodology } from '@vpn-site/core/scoring/retired-methodology.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';
import { isRetiredFile, newestFirst, retiredResultsPath } from './methodology-files.ts';
import { retiredResultsSchema, retiredSchema } from './retired-schema.ts';

/** Reads every replaced version, newest first. A version without results is left out, and a rule reports it. */
export function readRetiredMethodologies(files: readonly FactFile[]): RetiredMethodology[] {
  const retired = files.filter(isRetiredFile).flatMap((file): RetiredMethodology[] => {
    const version = parsedFactFile(file, retiredSchema);
    const resultsFile = files.find((other) => other.file === retiredResultsPath(version.version));
    if (resultsFile === undefined) return [];
    const { version: _version, ...results } = parsedFactFile(resultsFile, retiredResultsSchema);
    return [{ ...version, results }];
  });
  return newestFirst(retired);
}
