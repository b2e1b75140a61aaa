import { z } from 'zod';
import type { PerLocale } from '#domain/locale/locale-table.ts';
import { type Condition, conditions } from '#domain/site/site-state.ts';
import { readDataFile } from './data-file.ts';
import { inSomeLocales } from './facts/common-schemas.ts';

const wordsWhilePath = 'content/data/words-while.yaml';

/** What a text must not say while something is so. */
export type WordsWhile = Readonly<Partial<Record<Condition, readonly string[]>>>;

const wordsWhileSchema = inSomeLocales(
  z.partialRecord(z.enum(conditions as [Condition, ...Condition[]]), z.array(z.string().min(2))),
);

export function readWordsWhile(root: string): PerLocale<WordsWhile | undefined> {
  return readDataFile(root, wordsWhilePath, wordsWhileSchema);
}
