import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { fold } from './fold.ts';
import { splitWords } from './split-words.ts';

/** The min number of letters. Shorter words are similar to other words of another meaning. */
const minWordLength = 5;

/** Returns the query with each unknown word replaced with the nearest known one; undefined if there is none. */
export function suggestQuery(query: string, known: Iterable<string>): string | undefined {
  const spelled = new Map<string, string>();
  for (const word of known) if (word.length >= minWordLength) spelled.set(fold(word), word);
  const folded = [...spelled.keys()];
  const words = splitWords(query).map((word) => {
    const asked = fold(word);
    if (asked.length < minWordLength) return word;
    // Mistyped words usually start correctly.
    const nearest = nearestName(
      asked,
      folded.filter((other) => other[0] === asked[0]),
    );
    return (nearest !== undefined && spelled.get(nearest)) || word;
  });
  const suggestion = words.join(' ');
  return fold(suggestion) === fold(splitWords(query).join(' ')) ? undefined : suggestion;
}
