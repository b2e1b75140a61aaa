import { isPartialLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import {
  noSearchWords,
  type SearchKind,
  type SearchQuestion,
  searchKinds,
  searchQuestions,
  type WrittenSearchWords,
} from '@vpn-site/core/site/search-words.ts';
import { z } from 'zod';
import { closedObject } from './facts/common-schemas.ts';
import type { DataFiles } from './written-files.ts';

export function searchWordsFilePath(locale: LocaleCode): string {
  return `content/data/search.${locale}.yaml`;
}

const word = z.string().regex(/^[\p{L}\p{N}]+$/u, 'Write one word');
const phrases = z.array(z.string().regex(/[\p{L}\p{N}]/u, 'Write what a reader types'));

/**
 * The schema of search words. The rule search-words-known checks that pages and facts exist, and that no word leads to two
 * of them.
 */
const searchWordsSchema: z.ZodType<WrittenSearchWords> = closedObject({
  skip: z.array(word),
  same: z.array(z.tuple([word], z.string().min(1))),
  kinds: z.partialRecord(z.enum(searchKinds as unknown as [SearchKind, ...SearchKind[]]), phrases),
  pages: z.record(z.string(), phrases),
  facts: z.record(z.string(), phrases),
  questions: z
    .partialRecord(z.enum(searchQuestions as unknown as [SearchQuestion, ...SearchQuestion[]]), phrases)
    .default({}),
});

/** Reads the words with which readers of a language search. A partial language may have none. */
export function readSearchWords(data: DataFiles, locale: LocaleCode): WrittenSearchWords {
  const file = searchWordsFilePath(locale);
  if (isPartialLocale(locale) && !data.has(file)) return noSearchWords;
  return data.read(file, searchWordsSchema);
}
