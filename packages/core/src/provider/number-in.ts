import { type Fact, isKnown } from './fact.ts';

/** The number of a fact that is known and holds one. */
export function numberIn(fact: Fact): number | undefined {
  return isKnown(fact) && fact.type === 'number' ? fact.value : undefined;
}
