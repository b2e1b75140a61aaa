import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { samplePlan } from '../price/price.fixture.ts';
import { datelineOf } from './dateline.ts';
import type { Fact, FactType, TypedValue } from './fact.ts';
import type { Provider } from './provider.ts';
import type { Vocabulary } from './vocabulary.ts';

const text = byLocale(() => 'x');
const definition = (key: string, type: FactType) =>
  ({ key, type, group: 'g', label: text, explanation: text, lifetime: 365, options: {} }) as const;
const vocabulary: Vocabulary = {
  groups: [
    { id: 'g', label: text, definitions: [definition('tor', 'yes-no'), definition('plans', 'plans')] },
  ],
};
const provider = (facts: Record<string, Fact>): Provider => ({
  id: 'p',
  name: 'P',
  website: '',
  facts,
  sources: {},
});
const known = (said: TypedValue, checked: string): Fact => {
  return { ...said, basis: 'dataset', asOf: checked, checked, sources: [] };
};
const yes = { type: 'yes-no', value: true } as const;

describe('the dateline', () => {
  test('counts what is known, and names the last check and the last price', () => {
    const providers = [
      provider({
        tor: known(yes, '2026-11-14'),
        plans: known(
          { type: 'plans', value: ['2026-09-09', '2026-10-11'].map((observed) => samplePlan({ observed })) },
          '2026-10-12',
        ),
      }),
      provider({ tor: { value: 'unknown' } }),
    ];
    expect(datelineOf(providers, vocabulary)).toEqual({
      checked: '2026-11-14',
      captured: '2026-10-11',
      known: 2,
      stale: 0,
      all: 4,
    });
  });

  test('without facts there are no dates', () => {
    const nothing = { checked: undefined, captured: undefined, known: 0, stale: 0 };
    expect(datelineOf([provider({})], vocabulary)).toEqual({ ...nothing, all: 2 });
    expect(datelineOf([], vocabulary)).toEqual({ ...nothing, all: 0 });
  });

  test('says how many of the known are too old on a day', () => {
    const providers = ['2026-01-01', '2026-06-01'].map((checked) => provider({ tor: known(yes, checked) }));
    const stale = (asOf: string) => datelineOf(providers, vocabulary, asOf).stale;
    expect(['2026-12-31', '2027-01-01', '2027-06-01'].map(stale)).toEqual([0, 1, 2]);
  });

  test('an old answer is known; only a missing one is not', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (answers) => {
        const providers = answers.map((isAnswered) =>
          provider(isAnswered ? { tor: known(yes, '2001-01-01') } : {}),
        );
        const { known: count, all } = datelineOf(providers, vocabulary);
        expect(count).toBe(answers.filter(Boolean).length);
        expect(all).toBe(2 * answers.length);
      }),
    );
  });
});
