import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { datelineOf } from './dateline.ts';
import type { Fact } from './fact.ts';
import type { Provider } from './provider.ts';
import type { FactType, Vocabulary } from './vocabulary.ts';

const text = byLocale(() => 'x');
const definition = (key: string, type: FactType) =>
  ({ key, type, group: 'g', label: text, explanation: text, lifetime: 365, options: {} }) as const;
const vocabulary: Vocabulary = {
  groups: [
    { id: 'g', label: text, definitions: [definition('ram-only', 'yes-no'), definition('plans', 'plans')] },
  ],
};
const provider = (facts: Record<string, Fact>): Provider => ({
  id: 'p',
  name: 'P',
  website: '',
  facts,
  sources: {},
});
const known = (value: unknown, checked: string) =>
  ({ value, basis: 'dataset', checked, sources: [] }) as unknown as Fact;

describe('the dateline', () => {
  test('counts what is known, and names the last check and the last price', () => {
    const providers = [
      provider({
        'ram-only': known(true, '2026-11-14'),
        plans: known([{ observed: '2026-09-09' }, { observed: '2026-10-11' }], '2026-10-12'),
      }),
      provider({ 'ram-only': { value: 'unknown' } }),
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
    const providers = ['2026-01-01', '2026-06-01'].map((checked) =>
      provider({ 'ram-only': known(true, checked) }),
    );
    const stale = (asOf: string) => datelineOf(providers, vocabulary, asOf).stale;
    expect(['2026-12-31', '2027-01-01', '2027-06-01'].map(stale)).toEqual([0, 1, 2]);
  });

  test('an old answer is known; only a missing one is not', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (answers) => {
        const providers = answers.map((isAnswered) =>
          provider(isAnswered ? { 'ram-only': known(true, '2001-01-01') } : {}),
        );
        const { known: count, all } = datelineOf(providers, vocabulary);
        expect(count).toBe(answers.filter(Boolean).length);
        expect(all).toBe(2 * answers.length);
      }),
    );
  });
});
