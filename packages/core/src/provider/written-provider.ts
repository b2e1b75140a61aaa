import {
  type Claim,
  type Fact,
  type FactType,
  isKnown,
  type KnownFact,
  type UnknownFact,
  unknown,
  type WrittenClaim,
} from './fact.ts';
import type { Provider } from './provider.ts';

interface WrittenKnown<T extends FactType> extends WrittenClaim<T> {
  readonly claims?: readonly WrittenClaim<T>[] | undefined;
}

interface WrittenUnknown<T extends FactType> extends Omit<UnknownFact<T>, 'claims'> {
  readonly claims?: readonly WrittenClaim<T>[] | undefined;
}

/** A fact as in files and the open data. Its type is in the vocabulary, not next to each value. */
export type WrittenFact<T extends FactType = FactType> = WrittenKnown<T> | WrittenUnknown<T>;

export interface WrittenProvider extends Omit<Provider, 'facts'> {
  readonly facts: Readonly<Record<string, WrittenFact>>;
}

/** Adds the type to each fact of a provider. It drops facts of keys without a type, because nothing can read them. */
export function typedProvider(provider: WrittenProvider, types: ReadonlyMap<string, FactType>): Provider {
  const facts = Object.entries(provider.facts).flatMap(([key, fact]) => {
    const type = types.get(key);
    return type === undefined ? [] : [[key, typedFact(fact, type)] as const];
  });
  return { ...provider, facts: Object.fromEntries(facts) };
}

function typedFact<T extends FactType>(fact: WrittenFact<T>, type: T): Fact<T> {
  const claims = fact.claims?.map((claim): Claim<T> => ({ ...claim, type }));
  if (isUnknown(fact)) return { ...fact, claims };
  const known: KnownFact<T> = { ...fact, type, claims };
  return known;
}

function isUnknown<T extends FactType>(fact: WrittenFact<T>): fact is WrittenUnknown<T> {
  return fact.value === unknown;
}

/** Returns a provider in its published format. */
export function writtenProvider(provider: Provider): WrittenProvider {
  const facts = Object.entries(provider.facts).map(([key, fact]) => [key, writtenFact(fact)] as const);
  return { ...provider, facts: Object.fromEntries(facts) };
}

function writtenFact(fact: Fact): WrittenFact {
  return { ...(isKnown(fact) ? withoutType(fact) : fact), claims: fact.claims?.map(withoutType) };
}

function withoutType({ type: _type, ...claim }: Claim): WrittenClaim {
  return claim;
}
