import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestPlan, headlinePlan } from './cheapest-plan.ts';
import type { Plan } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

const start = '2026-11-15';
const prepaid = (id: string, months: number, charged: number, over: Partial<Plan> = {}) =>
  samplePlan({ id, months, charged, renewal: 'none', ...over });
const chosen = (plans: readonly Plan[], months = 12) => cheapestPlan(plans, months, start)?.plan.id;

describe('cheapestPlan', () => {
  test.each([
    [1, 'monthly'],
    [12, 'annual'],
    [36, 'three-year'],
  ])('depends on how long one stays: %i months', (months, id) => {
    const plans = [prepaid('monthly', 1, 7), prepaid('annual', 12, 49), prepaid('three-year', 36, 99)];
    expect(chosen(plans, months)).toBe(id);
  });

  test('a partner’s price is not the provider’s', () => {
    expect(chosen([prepaid('partner', 12, 10, { standard: false }), prepaid('own', 12, 20)])).toBe('own');
  });

  test('a plan whose cost is not known cannot be the cheapest', () => {
    const unpublished = samplePlan({ id: 'unpublished', charged: 1, renewal: 'unpublished' });
    expect(chosen([unpublished, prepaid('known', 12, 50)], 24)).toBe('known');
    expect(chosen([unpublished, prepaid('known', 12, 50)], 12)).toBe('unpublished');
    expect(chosen([unpublished], 24)).toBeUndefined();
    // A currency is not changed because its costs are unknown.
    const euros = prepaid('eur', 12, 1, { currency: 'EUR' });
    expect(chosen([unpublished, unpublished, euros], 24)).toBeUndefined();
  });

  test.each<[string, Plan, Plan]>([
    ['the shorter commitment', prepaid('a', 1, 5), prepaid('b', 12, 60)],
    [
      'the shorter commitment, though more is charged today',
      samplePlan({ id: 'a', months: 1, charged: 60, renewal: { charged: 0, months: 12 } }),
      samplePlan({ id: 'b', months: 6, charged: 10, renewal: { charged: 50, months: 6 } }),
    ],
    [
      'days, which are shorter than months',
      samplePlan({ id: 'a', days: 7, charged: 60, renewal: { charged: 0, months: 12 } }),
      prepaid('b', 1, 5),
    ],
    [
      'then the smaller charge today',
      samplePlan({ id: 'a', months: 6, charged: 20, renewal: { charged: 40, months: 6 } }),
      samplePlan({ id: 'b', months: 6, charged: 40, renewal: { charged: 20, months: 6 } }),
    ],
  ])('at the same cost: %s', (_name, winner, loser) => {
    expect(chosen([winner, loser])).toBe('a');
    expect(chosen([loser, winner])).toBe('a');
  });

  test('between equals in everything, the provider’s order decides', () => {
    expect(chosen([prepaid('z', 12, 60), prepaid('a', 12, 60)])).toBe('z');
  });

  test('currencies are not compared: the one with most plans counts', () => {
    const [euro, dollar] = [prepaid('eur', 12, 1, { currency: 'EUR' }), prepaid('usd', 12, 90)];
    expect(chosen([euro, dollar, prepaid('usd-2', 12, 95)])).toBe('usd');
    expect([chosen([euro, dollar]), chosen([dollar, euro])]).toEqual(['eur', 'usd']);
  });

  test('no other standard plan in its currency costs less', () => {
    const somePlan = fc
      .record({
        months: fc.integer({ min: 1, max: 36 }),
        charged: fc.nat(9999).map((cents) => cents / 100),
        currency: fc.constantFrom('USD', 'EUR'),
        standard: fc.boolean(),
        renewal: fc.constantFrom<Plan['renewal']>('none', 'unpublished', { charged: 50, months: 12 }),
      })
      .map(samplePlan);
    fc.assert(
      fc.property(fc.array(somePlan), fc.integer({ min: 1, max: 48 }), (plans, months) => {
        const cheapest = cheapestPlan(plans, months, start);
        for (const plan of plans) {
          const cost = planCost(plan, months, start);
          if (!cost.ok || !plan.standard || cost.currency !== cheapest?.cost.currency) continue;
          expect(cheapest.cost.total).toBeLessThanOrEqual(cost.total);
        }
        expect(cheapest?.plan.standard).not.toBe(false);
      }),
    );
  });
});

describe('headlinePlan', () => {
  test('is the plan that really costs least, not the one with the lowest first price', () => {
    const lure = samplePlan({ id: 'lure', charged: 30, renewal: { charged: 120, months: 12 } });
    const steady = samplePlan({ id: 'steady' });
    expect(headlinePlan([lure, steady], 24, start)?.id).toBe('steady');
  });

  test('is the lowest advertised month of its own shop and currency where no cost is known', () => {
    const open = (id: string, over: Partial<Plan>) => samplePlan({ id, renewal: 'unpublished', ...over });
    const [weekly, monthly] = [open('weekly', { days: 7, charged: 2 }), open('m', { months: 1, charged: 6 })];
    const annual = open('annual', {});
    expect(headlinePlan([weekly, monthly, annual], 36, start)?.id).toBe('annual');
    const [partner, foreign] = [open('p', { charged: 1, standard: false }), open('f', { currency: 'EUR' })];
    expect(headlinePlan([partner, { ...foreign, charged: 1 }, monthly, annual], 36, start)?.id).toBe(
      'annual',
    );
    expect([headlinePlan([], 36, start), headlinePlan([weekly], 36, start)]).toEqual([undefined, undefined]);
  });
});
