import { z } from 'zod';
import type { AvoidedWord } from '#domain/document/text-rules.ts';
import type { PerLocale } from '#domain/locale/locale-table.ts';
import { readDataFile } from './data-file.ts';
import { inSomeLocales } from './facts/common-schemas.ts';

const wordsAvoidedPath = 'content/data/words-avoided.yaml';

/** The words, and what to write instead. */
const wordsAvoidedSchema = inSomeLocales(
  z
    .record(z.string().min(2), z.string().min(1))
    .transform((list) => Object.entries(list).map(([words, instead]) => ({ words, instead }))),
);

export function readAvoidedWords(root: string): PerLocale<readonly AvoidedWord[] | undefined> {
  return readDataFile(root, wordsAvoidedPath, wordsAvoidedSchema);
}
