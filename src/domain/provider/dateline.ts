import type { Day } from '../day/day.ts';
import type { Plan } from '../price/plan.ts';
import { isKnown } from './fact.ts';
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
  readonly all: number;
}

export function datelineOf(providers: readonly Provider[], vocabulary: Vocabulary): Dateline {
  const facts = allDefinitions(vocabulary).flatMap(({ key, type }) =>
    providers.map((provider) => ({ type, fact: factOf(provider, key) })),
  );
  const known = facts.flatMap(({ type, fact }) => (isKnown(fact) ? [{ type, fact }] : []));
  const plans = known.flatMap(({ type, fact }) => (type === 'plans' ? (fact.value as readonly Plan[]) : []));
  return {
    checked: latest(known.map(({ fact }) => fact.checked)),
    captured: latest(plans.map(({ observed }) => observed)),
    known: known.length,
    all: facts.length,
  };
}

/** Days compare as text. */
function latest(days: readonly Day[]): Day | undefined {
  return days.toSorted().at(-1);
}
