import { nearestName } from '../document/nearest-name.ts';
import type { LocaleCode } from '../locale/locale-table.ts';
import { fold } from './fold.ts';
import { stopWords } from './language-words.ts';
import { stem } from './stem.ts';

/** The endings that a language attaches to a name with an apostrophe: NordVPN’s, NordVPN’in. */
const attachedEnding = /(?<=\p{L})['’ʼ]\p{L}{1,5}(?!\p{L})/gu;
const writtenWord = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are written. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').replaceAll(attachedEnding, '').match(writtenWord) ?? [];
}

/** The stems under which a text is found, in its order. A text that consists of stop words only keeps them. */
export function searchWords(text: string, locale: LocaleCode): string[] {
  const folded = splitWords(fold(text));
  const ignored = stopWords(locale);
  const significant = folded.filter((one) => !ignored.has(one));
  return (significant.length > 0 ? significant : folded).map((one) => stem(one, locale));
}

/** How many letters of a stem may be wrong: none in a short one, where each letter makes another word. */
export function allowedTypos(stemmed: string): number {
  if (stemmed.length < 4 || /\d/.test(stemmed)) return 0;
  return stemmed.length < 6 ? 1 : 2;
}

/** The query with each unknown word put right by the nearest known one, or undefined where nothing is near. */
export function suggestQuery(query: string, known: Iterable<string>): string | undefined {
  const spelled = new Map<string, string>();
  for (const word of known) spelled.set(fold(word), word);
  const folded = [...spelled.keys()];
  const words = splitWords(query).map((word) => {
    const nearest = nearestName(fold(word), folded);
    return (nearest !== undefined && spelled.get(nearest)) || word;
  });
  const suggestion = words.join(' ');
  return fold(suggestion) === fold(splitWords(query).join(' ')) ? undefined : suggestion;
}
