import { authoredValue, factCount } from '@vpn-site/core/document/fact-words.ts';
import { type Fact, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { knownValue, unknownValue } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';

/**
 * Returns the value that a text about a fact asserts. For records it is their number, and the order of lists does not
 * matter.
 */
export function assertedValue(fact: Fact): string {
  if (!isKnown(fact)) return unknownValue;
  const value = authoredValue(fact);
  if (value === undefined) return `${factCount(fact) ?? knownValue}`;
  return fact.type.endsWith('-list') ? value.split(', ').toSorted().join(', ') : value;
}

/** Whether a fact is certain: it is current, and a source other than the provider supports it. */
export function isFirm(
  fact: Fact,
  definition: FactDefinition,
  { asOf, methodology }: Pick<FactContext, 'asOf' | 'methodology'>,
): boolean {
  if (!isKnown(fact) || hasLowConfidence(fact) || fact.basis === 'provider-claim') return false;
  if (isStale(fact, definition, asOf)) return false;
  const needsOutsider = methodology.criteria.some(
    ({ keys, rule }) => keys[0] === definition.key && rule.name === 'choice' && rule.unseen !== undefined,
  );
  return !needsOutsider || fact.outsider !== undefined;
}
