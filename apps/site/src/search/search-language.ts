import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { noSearchWords, type WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { fold } from './fold.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

/** What every query needs to be understood: published with the index. */
export type AskedWords = Pick<WrittenSearchWords, 'skip' | 'same' | 'kinds'>;

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
