import { unprovenValues } from '@vpn-site/content/changes/unproven-values.ts';
import {
  factFileKind,
  filesOfKind,
  parseFactFile,
  readFactFiles,
} from '@vpn-site/content/facts/fact-file.ts';
import { factsDay } from '@vpn-site/content/facts/facts-day.ts';
import { validVocabulary } from '@vpn-site/content/facts/read-vocabulary.ts';
import { askGit } from '@vpn-site/content/git.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { clockDay } from '@vpn-site/content/today.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { branchPoint } from './changed-files.ts';

/** Returns the values of providers that this branch changes without a new quote or a new date of reading. */
export function changedFactProblems(folder: string, base: string, paths: readonly string[]): Problem[] {
  const changed = paths.filter((path) => factFileKind(path) === 'provider');
  if (changed.length === 0) return [];
  const files = readFactFiles(folder);
  const vocabulary = validVocabulary(files);
  const definitions = new Map(
    (vocabulary === undefined ? [] : allDefinitions(vocabulary)).map((definition) => [
      definition.key,
      definition,
    ]),
  );
  const newestDay = factsDay(files, clockDay()) ?? clockDay();
  const commit = branchPoint(folder, base);
  return filesOfKind(files, 'provider')
    .filter(({ file }) => changed.includes(file))
    .flatMap((after) => {
      const before = askGit(folder, ['show', `${commit}:${after.file}`])?.toString();
      if (before === undefined) return [];
      return unprovenValues(parseFactFile(after.file, before), after, { definitions, newestDay });
    });
}
