import { nearestName } from '../document/nearest-name.ts';
import type { LocaleCode } from '../locale/locale-table.ts';
import { fold } from './fold.ts';
import { stopWords } from './language-words.ts';
import { stem } from './stem.ts';

/** What a language glues to a name with an apostrophe: NordVPN’s, NordVPN’in. */
const glued = /(?<=\p{L})['’ʼ]\p{L}{1,5}(?!\p{L})/gu;
const writtenWord = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').replaceAll(glued, '').match(writtenWord) ?? [];
}

/** The stems under which a text is found, in its order. A text of nothing but small words keeps them. */
export function searchWords(text: string, locale: LocaleCode): string[] {
  const folded = wordsOf(fold(text));
  const small = stopWords(locale);
  const telling = folded.filter((one) => !small.has(one));
  return (telling.length > 0 ? telling : folded).map((one) => stem(one, locale));
}

/** How many letters of a stem may be wrong: none of a short one, where every letter makes another word. */
export function allowedTypos(stemmed: string): number {
  if (stemmed.length < 4 || /\d/.test(stemmed)) return 0;
  return stemmed.length < 6 ? 1 : 2;
}

/** The query with each unknown word put right by the nearest known one, or undefined where nothing is near. */
export function suggestQuery(query: string, known: Iterable<string>): string | undefined {
  const spelled = new Map<string, string>();
  for (const word of known) spelled.set(fold(word), word);
  const folded = [...spelled.keys()];
  const words = wordsOf(query).map((word) => {
    const nearest = nearestName(fold(word), folded);
    return (nearest !== undefined && spelled.get(nearest)) || word;
  });
  const suggestion = words.join(' ');
  return fold(suggestion) === fold(wordsOf(query).join(' ')) ? undefined : suggestion;
}
