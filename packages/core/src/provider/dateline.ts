import type { Day } from '../day/day.ts';
import { headlinePlan } from '../price/cheapest-plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { isKnown } from './fact.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type Vocabulary } from './vocabulary.ts';

/** The freshness of all facts: the line under the masthead. */
export interface Dateline {
  /** The last day on which a source was read. */
  readonly checked: Day | undefined;
  /** The oldest and the newest capture day of the providers' headline prices. */
  readonly captured: { readonly first: Day; readonly last: Day } | undefined;
}

export function datelineOf(providers: readonly Provider[], vocabulary: Vocabulary): Dateline {
  const known = allDefinitions(vocabulary)
    .flatMap(({ key }) => providers.map((provider) => factOf(provider, key)))
    .filter(isKnown);
  const captures = known.flatMap((fact) =>
    fact.type === 'plans' ? (headlinePlan(fact.value, comparedMonths, fact.checked)?.observed ?? []) : [],
  );
  const [first, last] = [sortedDays(captures)[0], sortedDays(captures).at(-1)];
  return {
    checked: sortedDays(known.map(({ checked }) => checked)).at(-1),
    captured: first !== undefined && last !== undefined ? { first, last } : undefined,
  };
}

/** Sorts days, which sort as text. */
function sortedDays(days: readonly Day[]): Day[] {
  return days.toSorted();
}
