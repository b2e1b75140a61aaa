import type { AvoidedWord } from '@vpn-site/core/document/text-rules.ts';
import type { PerLocale } from '@vpn-site/core/locale/locale-table.ts';
import { type Condition, conditions } from '@vpn-site/core/site/site-state.ts';
import { z } from 'zod';
import { inSomeLocales } from './facts/common-schemas.ts';
import type { DataFiles } from './written-files.ts';

const digitsFilePath = 'content/data/digits-allowed.yaml';

const digitsSchema = z.array(z.string().regex(/\d/, 'Write a name with a digit, or remove it'));

/** Reads the names that may contain a digit. Every other number must come from a fact. */
export function readAllowedDigits(data: DataFiles): readonly string[] {
  return data.read(digitsFilePath, digitsSchema);
}

const wordsAvoidedPath = 'content/data/words-avoided.yaml';

/** Avoided words, each with what to write instead. */
const wordsAvoidedSchema = inSomeLocales(
  z
    .record(z.string().min(2), z.union([z.string().min(1), z.strictObject({ prefer: z.string().min(1) })]))
    .transform((list) =>
      Object.entries(list).map(([words, entry]) =>
        typeof entry === 'string'
          ? { words, instead: entry }
          : { words, instead: entry.prefer, isAdvice: true },
      ),
    ),
);

export function readAvoidedWords(data: DataFiles): PerLocale<readonly AvoidedWord[] | undefined> {
  return data.read(wordsAvoidedPath, wordsAvoidedSchema);
}

const wordsWhilePath = 'content/data/words-while.yaml';

/** Words that a text must not contain under a condition. */
export type WordsAvoidedWhile = Readonly<Partial<Record<Condition, readonly string[]>>>;

const wordsWhileSchema = inSomeLocales(
  z.partialRecord(z.enum(conditions as [Condition, ...Condition[]]), z.array(z.string().min(2))),
);

export function readWordsAvoidedWhile(data: DataFiles): PerLocale<WordsAvoidedWhile | undefined> {
  return data.read(wordsWhilePath, wordsWhileSchema);
}
