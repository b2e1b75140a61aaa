import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../content-files.ts';
import { stampedSource } from './stamped-source.ts';
import { type Translation, translationStates } from './translation-states.ts';

/** Writes into each of these translations that it follows the original as it is now. */
export function stampTranslations(
  root: string,
  isMeant: (translation: Translation) => boolean = () => true,
): Translation[] {
  const meant = translationStates(root, readContentFiles(root)).filter(
    (translation) => translation.state !== 'missing' && isMeant(translation),
  );
  for (const { file, revision } of meant) {
    const path = join(root, file);
    writeFileSync(path, stampedSource(readFileSync(path, 'utf8'), revision));
  }
  return meant;
}
