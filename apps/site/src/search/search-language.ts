import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { noSearchWords, type WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { fold } from './fold.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

/** The words needed to parse queries, published with the index. */
export type QueryWords = Pick<WrittenSearchWords, 'skip' | 'same' | 'kinds'>;

/** Every page is about VPNs, so this word does not distinguish them. */
const commonWord = 'vpn';

interface Synonym {
  readonly phrase: readonly string[];
  readonly instead: string;
}

/** The data of a language that is needed to split texts and queries into the same stems. */
export interface SearchLanguage {
  readonly locale: LocaleCode;
  /** Stop words, folded. */
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

/** Returns the stems of a name. Stop words are part of it ("hide me"); only "VPN", which nearly every name has, is dropped. */
export function nameStems(name: string, locale: LocaleCode): string[] {
  return foldedStems(name, locale).filter((word) => word !== commonWord);
}
