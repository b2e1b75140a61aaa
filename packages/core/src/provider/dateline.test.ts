import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Plan } from '../price/plan.ts';
import { samplePlan } from '../price/price.fixture.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import { datelineOf } from './dateline.ts';
import type { Fact, FactType } from './fact.ts';
import type { Vocabulary } from './vocabulary.ts';

const text = byLocale(() => 'x');
const definition = (key: string, type: FactType) =>
  ({ key, type, group: 'g', label: text, explanation: text, lifetime: 365, options: {} }) as const;
const vocabulary: Vocabulary = {
  groups: [
    { id: 'g', label: text, definitions: [definition('tor', 'yes-no'), definition('plans', 'plans')] },
  ],
};
const provider = (facts: Record<string, Fact>) => sampleProvider('p', facts);
const plans = (checked: string, ...value: Plan[]) => sampleFact({ type: 'plans', value }, { checked });

describe('the dateline', () => {
  test('names the last check, and of the prices that stand for providers the oldest and the newest', () => {
    const seen = (observed: string, charged = 60) => samplePlan({ observed, charged });
    const providers = [
      provider({
        tor: sampleFact(true),
        plans: plans('2026-10-12', seen('2026-09-09', 90), seen('2026-10-11')),
      }),
      provider({ plans: plans('2026-09-21', seen('2026-09-20')) }),
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
