import { z } from 'zod';
import type { AvoidedWord } from '#domain/document/avoided-words.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { readDataFile } from './data-file.ts';
import { closedObject } from './facts/closed-object.ts';
import { inEveryLocale } from './facts/common-schemas.ts';

const wordsAvoidedPath = 'content/data/words-avoided.yaml';

const wordsAvoidedSchema = inEveryLocale(
  z.array(closedObject({ words: z.string().min(2), instead: z.string().min(1) })),
);

export function readAvoidedWords(root: string): Readonly<Record<LocaleCode, readonly AvoidedWord[]>> {
  return readDataFile(root, wordsAvoidedPath, wordsAvoidedSchema);
}
