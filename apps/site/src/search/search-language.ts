import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { noSearchWords, type WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { fold } from './fold.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

/** The words that are needed to parse queries. They are published with the index. */
export type QueryWords = Pick<WrittenSearchWords, 'skip' | 'same' | 'kinds'>;

/** The word that does not distinguish pages, because every page is about VPNs. */
const commonWord = 'vpn';

interface Synonym {
  readonly phrase: readonly string[];
  readonly instead: string;
}

/** The data of a language with which texts and queries are split into the same stems. */
export interface SearchLanguage {
  readonly locale: LocaleCode;
  /** Folded stop words. */
  readonly skipped: ReadonlySet<string>;
  /** Synonyms, listed under the first stem of their phrase, longest phrase first. */
  readonly same: ReadonlyMap<string, readonly Synonym[]>;
}

export function searchLanguage(
  locale: LocaleCode,
  { skip, same }: Pick<WrittenSearchWords, 'skip' | 'same'> = noSearchWords,
): SearchLanguage {
  const words = same
    .flatMap(([first = '', ...others]) => {
      const [instead = ''] = foldedStems(first, locale);
      return others.map((other): Synonym => ({ phrase: foldedStems(other, locale), instead }));
    })
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return {
    locale,
    skipped: new Set([commonWord, ...skip.map(fold)]),
    same: Map.groupBy(words, ({ phrase }) => phrase[0] ?? ''),
  };
}

/** Returns the stems of every word, including stop words. */
export function foldedStems(text: string, locale: LocaleCode): string[] {
  return splitWords(fold(text)).map((word) => stem(word, locale));
}

/**
 * Returns the stems of a name. Stop words are part of a name ("hide me"). Only "VPN" is dropped, because nearly every name
 * has it.
 */
export function nameStems(name: string, locale: LocaleCode): string[] {
  return foldedStems(name, locale).filter((word) => word !== commonWord);
}
