import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FactType, factTypes, isKnown } from './fact.ts';
import {
  typedProvider,
  type WrittenFact,
  type WrittenProvider,
  writtenProvider,
} from './written-provider.ts';

// The schemas of the catalog decide which values a type allows. Here values and types are combined at random, because
// neither function may depend on the value.
const value = fc.anything().filter((one) => one !== undefined && one !== 'unknown');
const claim = fc.record(
  {
    value,
    basis: fc.constantFrom('dataset', 'research'),
    asOf: fc.constant('2026'),
    checked: fc.constant('2026-11-14'),
    sources: fc.array(fc.string(), { maxLength: 2 }),
  },
  { requiredKeys: ['value', 'basis', 'checked', 'sources'] },
);
const claims = fc.array(claim, { maxLength: 3 });
const known = fc
  .tuple(claim, fc.option(claims, { nil: undefined }))
  .map(([main, others]) => ({ ...main, ...(others && { claims: others }) }));
const unknownFact = fc.record({ value: fc.constant('unknown'), claims }, { requiredKeys: ['value'] });
const keyed = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.record({ type: fc.constantFrom(...factTypes), fact: fc.oneof(known, unknownFact) }),
  { maxKeys: 5 },
);

function written(entries: Readonly<Record<string, { readonly fact: unknown }>>): WrittenProvider {
  const facts = Object.entries(entries).map(([key, { fact }]) => [key, fact as WrittenFact] as const);
  return { id: 'p', name: 'P', website: 'https://p.example', facts: Object.fromEntries(facts), sources: {} };
}
const typesOf = (entries: Readonly<Record<string, { readonly type: FactType }>>) =>
  new Map(Object.entries(entries).map(([key, { type }]) => [key, type]));

describe('the types of facts', () => {
  test('each known fact and each claim has the type of its key, and what is unknown has none', () => {
    fc.assert(
      fc.property(keyed, (entries) => {
        const types = typesOf(entries);
        const { facts } = typedProvider(written(entries), types);
        for (const [key, fact] of Object.entries(facts)) {
          if (isKnown(fact)) expect(fact.type).toBe(types.get(key));
          else expect(fact).not.toHaveProperty('type');
          for (const { type } of fact.claims ?? []) expect(type).toBe(types.get(key));
        }
      }),
    );
  });

  test('what is published is what was written, in the same order', () => {
    fc.assert(
      fc.property(keyed, (entries) => {
        const provider = written(entries);
        const published = writtenProvider(typedProvider(provider, typesOf(entries)));
        expect(published).toEqual(provider);
        expect(Object.keys(published.facts)).toEqual(Object.keys(provider.facts));
        for (const [key, fact] of Object.entries(published.facts)) {
          const names = Object.entries(fact).filter(([, field]) => field !== undefined);
          expect(names.map(([name]) => name)).toEqual(Object.keys(provider.facts[key] ?? {}));
        }
      }),
    );
  });

  test('a fact without a type is left out', () => {
    const { facts } = typedProvider(written({ a: { fact: { value: 'unknown' } } }), new Map());
    expect(facts).toEqual({});
  });
});
