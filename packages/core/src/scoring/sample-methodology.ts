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
  evidence: {
    weak: 0.5,
    word: 0.3,
    goneAt: 2,
    outsiders: { fullYears: 3, goneYears: 8 },
    second: 0.25,
    incompleteBelow: 8,
  },
  incidents: {
    lost: {
      'handed-over': 2,
      'exposed-wide': 1,
      'exposed-part': 0.5,
      'break-in': 0.5,
      flaw: 0.3,
      conduct: 0.3,
      none: 0,
    },
    told: { 'itself-within-30-days': 0.5, answered: 1, 'kept-back': 1.5 },
    yearsToFade: 10,
    max: 2.5,
  },
  costBasis: {
    market: 'US',
    currency: 'USD',
    months: 36,
    taxRate: 0.2,
    exchange: { EUR: { rate: 1.16, asOf: '2026-06-27' } },
    statement: words,
  },
  rankedFrom: 0.6,
  confidence: { high: 0.9, fair: 0.75 },
  doubt: {
    samples: 200,
    seed: 7,
    weights: { from: 0.5, to: 2 },
    facts: { strongWrong: 0.05, weakWrong: 0.25, unknownBetter: 0.5 },
    grading: { share: 0.25, step: 2 },
    clearlyAbove: 0.9,
  },
  requires: [],
  criteria: [
    criterion('a', 'trust', 4),
    criterion('b', 'trust', 3),
    criterion('c', 'value', 2),
    criterion('d', 'value', 1),
  ],
  profiles: [
    profile('overall'),
    profile('value', { groups: { value: 4 }, weights: { d: 3 } }),
    profile('needs-a', { requires: [{ criterion: 'a', above: 4 }] }),
  ],
  picks: [],
  notScored: {},
  lifetimes: { a: 540, b: 540, c: 120, d: 'never' },
  types: { a: 'yes-no', b: 'yes-no', c: 'yes-no', d: 'yes-no' },
};

/** Creates a fact with an answer or a typed value. */
export function sampleFact(value: Answer | 'unknown' | TypedValue, over: Partial<Evidence> = {}): Fact {
  if (value === unknown) return { value: value };
  const typed: TypedValue = typeof value === 'object' ? value : { type: 'yes-no', value: value };
  return { ...typed, basis: 'dataset', asOf: '2026-10-01', checked: '2026-11-14', sources: ['s'], ...over };
}

export function sampleProvider(id: string, facts: Readonly<Record<string, Fact>>): Provider {
  return { id, name: id, website: `https://${id}.example`, facts, sources: {} };
}
