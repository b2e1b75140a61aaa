import { fold } from './fold.ts';
import type { SearchLanguage } from './search-language.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

interface Word {
  readonly stem: string;
  readonly isSkipped: boolean;
}

/** Returns the stems under which a text is found, in order. Stop words are left out, unless the text has no other words. */
export function searchWords(text: string, language: SearchLanguage): string[] {
  const written = splitWords(fold(text)).map((word) => ({
    stem: stem(word, language.locale),
    isSkipped: language.skipped.has(word),
  }));
  const words = mergeSynonyms(written, language);
  const significant = words.filter(({ isSkipped }) => !isSkipped);
  return (significant.length > 0 ? significant : words).map((word) => word.stem);
}

/** Replaces synonyms with one word, phrases first: "za darmo" counts as one word, though "za" alone is a stop word. */
function mergeSynonyms(written: readonly Word[], { same }: SearchLanguage): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < written.length; ) {
    const word = written[at] as Word;
    const known = same
      .get(word.stem)
      ?.find(({ phrase }) => phrase.every((part, offset) => written[at + offset]?.stem === part));
    words.push(known ? { stem: known.instead, isSkipped: false } : word);
    at += known?.phrase.length ?? 1;
  }
  return words;
}

/**
 * Returns how many letters of a stem may be wrong: none in a short stem, because each letter makes another word ("yasak",
 * "yasal").
 */
export function allowedTypos(stemmed: string): number {
  if (stemmed.length < 6 || /\d/.test(stemmed)) return 0;
  return stemmed.length < 7 ? 1 : 2;
}
