import { isKnown } from '../provider/fact.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { Judgement } from './judgement.ts';
import { criterionNamed, type Methodology, type Requirement } from './methodology.ts';

/** A requirement that is not met. It is either known to be unmet, or only not proven to be met. */
export interface UnmetRequirement {
  readonly requirement: Requirement;
  readonly isKnown: boolean;
}

export function firstUnmet(
  requirements: readonly Requirement[],
  provider: Provider,
  judgements: readonly Judgement[],
): UnmetRequirement | undefined {
  const requirement = requirements.find((each) => !isMet(each, provider, judgements));
  return requirement && { requirement, isKnown: isAnswered(requirement, provider, judgements) };
}

function isMet(requirement: Requirement, provider: Provider, judgements: readonly Judgement[]): boolean {
  if ('key' in requirement) {
    const fact = factOf(provider, requirement.key);
    if (!isKnown(fact)) return false;
    if ('not' in requirement) return fact.value !== requirement.not;
    const values: readonly unknown[] = Array.isArray(fact.value) ? fact.value : [fact.value];
    return requirement.anyOf.some((option) => values.includes(option));
  }
  const { evidence, points = 0 } = judgementOf(requirement, judgements) ?? {};
  return 'tested' in requirement ? evidence === 'strong' : points > requirement.above;
}

function isAnswered(requirement: Requirement, provider: Provider, judgements: readonly Judgement[]): boolean {
  if ('key' in requirement) return isKnown(factOf(provider, requirement.key));
  const { evidence = 'unknown' } = judgementOf(requirement, judgements) ?? {};
  return evidence !== 'unknown';
}

function judgementOf(
  { criterion }: { readonly criterion: string },
  judgements: readonly Judgement[],
): Judgement | undefined {
  return judgements.find((judgement) => judgement.criterion === criterion);
}

export function requiredKeys(requirement: Requirement, methodology: Methodology): readonly string[] {
  return 'key' in requirement ? [requirement.key] : criterionNamed(methodology, requirement.criterion).keys;
}
