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
const known = (value: TypedValue, checked: string): Fact => {
  return { ...value, basis: 'dataset', asOf: checked, checked, sources: [] };
};
const yes = { type: 'yes-no', value: true } as const;

describe('the dateline', () => {
  test('names the last check, and of the prices that stand for providers the oldest and the newest', () => {
    const providers = [
      provider({
        tor: known(yes, '2026-11-14'),
        plans: known(
          {
            type: 'plans',
            value: [
              samplePlan({ observed: '2026-09-09', charged: 90 }),
              samplePlan({ observed: '2026-10-11', charged: 60 }),
            ],
          },
          '2026-10-12',
        ),
      }),
      provider({
        plans: known({ type: 'plans', value: [samplePlan({ observed: '2026-09-20' })] }, '2026-09-21'),
      }),
      provider({ tor: { value: 'unknown' } }),
    ];
    expect(datelineOf(providers, vocabulary)).toEqual({
      checked: '2026-11-14',
      captured: { first: '2026-09-20', last: '2026-10-11' },
    });
  });

  test('without facts there are no dates', () => {
    const nothing = { checked: undefined, captured: undefined };
    expect(datelineOf([provider({})], vocabulary)).toEqual(nothing);
    expect(datelineOf([], vocabulary)).toEqual(nothing);
  });
});
