import { expect, test } from 'vitest';
import { bases } from './fact.ts';
import { factStrengths, type Provider } from './provider.ts';
import type { FactDefinition, Vocabulary } from './vocabulary.ts';

const definition = (key: string) => ({ key, lifetime: 1 }) as FactDefinition;
const vocabulary = {
  groups: [{ id: 'g', label: {}, definitions: ['court', 'claim', 'none', 'missing'].map(definition) }],
} as unknown as Vocabulary;
const provider = {
  facts: {
    court: { value: true, basis: 'court-record', checked: '2020-01-01', sources: [] },
    claim: { value: true, basis: 'provider-claim', checked: '2026-01-01', sources: [] },
    none: { value: 'unknown' },
  },
} as unknown as Provider;

test('a fact is as strong as its basis, however old; what nobody knows has no strength', () => {
  expect(factStrengths(provider, vocabulary)).toEqual([bases.length, 1, 0, 0]);
});
