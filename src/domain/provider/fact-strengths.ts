import { bases, isKnown } from './fact.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/** The strength of the strongest basis. */
export const strongestBasis = bases.length;

/** How well each fact of a provider is known, however old: 0 for unknown, then up from the weakest basis. */
export function factStrengths(provider: Provider, vocabulary: Vocabulary): number[] {
  return allDefinitions(vocabulary).map(({ key }) => {
    const fact = factOf(provider, key);
    return isKnown(fact) ? bases.length - bases.indexOf(fact.basis) : 0;
  });
}
