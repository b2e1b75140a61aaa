import { nearestName } from '../document/nearest-name.ts';
import { fold } from './fold.ts';
import { wordsOf } from './search-words.ts';

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
