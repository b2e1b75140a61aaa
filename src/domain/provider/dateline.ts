import type { Day } from '../day/day.ts';
import { isKnown } from './fact.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/** How fresh the whole store is: the line under the masthead. */
export interface Dateline {
  /** The last day on which a source was read. */
  readonly checked: Day | undefined;
  /** The last day on which a price was seen. */
  readonly captured: Day | undefined;
}

export function datelineOf(providers: readonly Provider[], vocabulary: Vocabulary): Dateline {
  const known = allDefinitions(vocabulary)
    .flatMap(({ key }) => providers.map((provider) => factOf(provider, key)))
    .filter(isKnown);
  const plans = known.flatMap((fact) => (fact.type === 'plans' ? fact.value : []));
  return {
    checked: latest(known.map(({ checked }) => checked)),
    captured: latest(plans.map(({ observed }) => observed)),
  };
}

/** Days compare as text. */
function latest(days: readonly Day[]): Day | undefined {
  return days.toSorted().at(-1);
}
