import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../content-files.ts';
import { bodyStart } from '../front-matter.ts';
import { type Translation, type TranslationState, translationStates } from './translation-states.ts';

const unwritten: ReadonlySet<TranslationState> = new Set<TranslationState>(['missing', 'not yet']);

/** Records in each selected translation that it follows the current revision of the original. */
export function stampTranslations(
  root: string,
  isSelected: (translation: Translation) => boolean = () => true,
): Translation[] {
  const selected = translationStates(root, readContentFiles(root)).filter(
    (translation) => !unwritten.has(translation.state) && isSelected(translation),
  );
  for (const { file, revision } of selected) {
    const path = join(root, file);
    writeFileSync(path, stampedSource(readFileSync(path, 'utf8'), revision));
  }
  return selected;
}

const record = /^follows:.*$/m;
const closingFence = /---[ \t]*(?:\r?\n)?$/;

/**
 * Returns a translation with the revision that it follows. The revision is quoted, because ten digits would be parsed as a
 * number.
 */
export function stampedSource(source: string, revision: string): string {
  const start = bodyStart(source);
  const head = source.slice(0, start);
  const line = `follows: "${revision}"`;
  const stamped = record.test(head) ? head.replace(record, line) : head.replace(closingFence, `${line}\n$&`);
  return stamped + source.slice(start);
}
