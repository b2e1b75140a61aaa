import { type Fact, isKnown } from './fact.ts';

/** Returns the value of a known number fact. */
export function numberIn(fact: Fact): number | undefined {
  return isKnown(fact) && fact.type === 'number' ? fact.value : undefined;
}
