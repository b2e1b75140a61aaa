import { addDays, type Day } from '../day/day.ts';
import { isKnown } from './fact.ts';
import { expiryDay } from './freshness.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/** Long enough for an editor to read a source again before readers see "out of date". */
const daysAhead = 7;

/** How many facts are good on a day and will not be a week later, unless somebody reads their source again. */
export function countExpiringSoon(providers: readonly Provider[], vocabulary: Vocabulary, asOf: Day): number {
  const end = addDays(asOf, daysAhead);
  const definitions = allDefinitions(vocabulary);
  return providers
    .flatMap((provider) =>
      definitions.map((definition) => ({ definition, fact: factOf(provider, definition.key) })),
    )
    .filter(({ fact, definition }) => {
      const expires = isKnown(fact) ? expiryDay(fact, definition) : undefined;
      return expires !== undefined && expires > asOf && expires <= end;
    }).length;
}
