import type { Day } from '../day/day.ts';
import { isKnown } from './fact.ts';
import { isStale } from './freshness.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/** How fresh and how complete the whole store is: the line under the masthead. */
export interface Dateline {
  /** The last day on which a source was read. */
  readonly checked: Day | undefined;
  /** The last day on which a price was seen. */
  readonly captured: Day | undefined;
  /** With an answer, however old; the others are shown as unknown. */
  readonly known: number;
  /** How many of the known are too old; 0 where no day is given to judge by. */
  readonly stale: number;
  readonly all: number;
}

export function datelineOf(providers: readonly Provider[], vocabulary: Vocabulary, asOf?: Day): Dateline {
  const facts = allDefinitions(vocabulary).flatMap((definition) =>
    providers.map((provider) => ({ definition, fact: factOf(provider, definition.key) })),
  );
  const known = facts.flatMap(({ definition, fact }) => (isKnown(fact) ? [{ definition, fact }] : []));
  const plans = known.flatMap(({ fact }) => (fact.type === 'plans' ? fact.value : []));
  return {
    checked: latest(known.map(({ fact }) => fact.checked)),
    captured: latest(plans.map(({ observed }) => observed)),
    known: known.length,
    stale: known.filter(({ definition, fact }) => asOf !== undefined && isStale(fact, definition, asOf))
      .length,
    all: facts.length,
  };
}

/** Days compare as text. */
function latest(days: readonly Day[]): Day | undefined {
  return days.toSorted().at(-1);
}
