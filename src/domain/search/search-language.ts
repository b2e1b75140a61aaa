import type { LocaleCode } from '../locale/locale-table.ts';
import { fold } from './fold.ts';
import type { SearchKind } from './search-kind.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

/** How readers of one language ask, as editors write it: content/data/search.<language>.yaml. */
export interface WrittenSearchWords {
  /** Words that say nothing about what is looked for. */
  readonly skip: readonly string[];
  /** Words and phrases that mean the same; the first, a single word, stands for all. */
  readonly same: readonly (readonly string[])[];
  /** What readers call a kind of page, whatever its title says. */
  readonly kinds: Readonly<Partial<Record<SearchKind, readonly string[]>>>;
  /** What they ask for where a document answers, by its identity. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** What they call a fact, by its key in the vocabulary. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

/** What every query needs to be understood: published with the index. */
export type AskedWords = Pick<WrittenSearchWords, 'skip' | 'same' | 'kinds'>;

export const noSearchWords: WrittenSearchWords = { skip: [], same: [], kinds: {}, pages: {}, facts: {} };

/** Every page is about VPNs, so this word does not tell one page from another. */
const everywhere = 'vpn';

interface SameWord {
  readonly phrase: readonly string[];
  readonly instead: string;
}

/** A language, ready to cut texts and queries into the stems that they share. */
export interface SearchLanguage {
  readonly locale: LocaleCode;
  /** Folded. */
  readonly skipped: ReadonlySet<string>;
  /** By the first stem of a phrase, the longest phrase first. */
  readonly same: ReadonlyMap<string, readonly SameWord[]>;
}

export function searchLanguage(
  locale: LocaleCode,
  { skip, same }: Pick<WrittenSearchWords, 'skip' | 'same'> = noSearchWords,
): SearchLanguage {
  const words = same
    .flatMap(([first = '', ...others]) => {
      const [instead = ''] = foldedStems(first, locale);
      return others.map((other): SameWord => ({ phrase: foldedStems(other, locale), instead }));
    })
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return {
    locale,
    skipped: new Set([everywhere, ...skip.map(fold)]),
    same: Map.groupBy(words, ({ phrase }) => phrase[0] ?? ''),
  };
}

/** The stems of every word, small ones too. */
export function foldedStems(text: string, locale: LocaleCode): string[] {
  return splitWords(fold(text)).map((word) => stem(word, locale));
}

/** The stems of a name. Small words are part of it ("hide me"); only the word that every provider bears is not. */
export function nameStems(name: string, locale: LocaleCode): string[] {
  return foldedStems(name, locale).filter((word) => word !== everywhere);
}
