import { readContentFiles } from '../content-files.ts';
import type { Problem } from '../problem.ts';
import { translationStates } from './translation-states.ts';

/** Translations whose original has changed. Readers are better served by them than by nothing, so nobody is stopped. */
export function behindProblems(root: string): Problem[] {
  return translationStates(root, readContentFiles(root))
    .filter(({ state }) => state === 'behind')
    .map(({ file, original }) => ({
      file,
      severity: 'advice' as const,
      message: `The translation is behind ${original}.`,
      remedy: `Follow what changed there, then run npm run translations -- --stamp ${file}.`,
    }));
}
