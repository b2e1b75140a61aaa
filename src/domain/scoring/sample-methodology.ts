import { byLocale } from '../locale/locale-table.ts';
import { type Answer, type Evidence, type Fact, type TypedValue, unknown } from '../provider/fact.ts';
import type { Provider } from '../provider/provider.ts';
import type { Criterion, Methodology, Profile } from './methodology.ts';

/** For tests: four yes-no criteria with different weights, two of them in one group. */
const words = byLocale(() => 'x');

export const sampleKeys = ['a', 'b', 'c', 'd'] as const;

const criterion = (id: string, group: string, weight: number): Criterion => ({
  id,
  group,
  label: words,
  keys: [id],
  rule: { name: 'answer', yes: 10, partial: 5, no: 0 },
  weight,
  reason: words,
});

const profile = (id: string, over: Partial<Profile> = {}): Profile => ({
  id,
  label: words,
  description: words,
  groups: {},
  weights: {},
  requires: [],
  ...over,
});

export const sampleMethodology: Methodology = {
  version: 'test',
  published: '2026-01-01',
  coverageFloor: 0.6,
  lowConfidenceFactor: 0.5,
  stability: { samples: 200, seed: 7, from: 0.5, to: 2, top: 3 },
  criteria: [
    criterion('a', 'trust', 4),
    criterion('b', 'trust', 3),
    criterion('c', 'value', 2),
    criterion('d', 'value', 1),
  ],
  profiles: [
    profile('overall'),
    profile('value', { groups: { value: 4 }, weights: { d: 3 } }),
    profile('needs-a', { requires: [{ criterion: 'a', atLeast: 5 }] }),
  ],
  lifetimes: { a: 540, b: 540, c: 120, d: 'never' },
};

/** A fact with this answer or, where a type is named, this value. */
export function sampleFact(said: Answer | 'unknown' | TypedValue, over: Partial<Evidence> = {}): Fact {
  if (said === unknown) return { value: said };
  const typed: TypedValue = typeof said === 'object' ? said : { type: 'yes-no', value: said };
  return { ...typed, basis: 'dataset', asOf: '2026-10-01', checked: '2026-11-14', sources: ['s'], ...over };
}

export function sampleProvider(id: string, facts: Readonly<Record<string, Fact>>): Provider {
  return { id, name: id, website: `https://${id}.example`, facts, sources: {} };
}
