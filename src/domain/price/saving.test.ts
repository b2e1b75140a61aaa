import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlan } from './price.fixture.ts';
import { planSaving } from './saving.ts';

const month = samplePlan({ id: 'm', months: 1, charged: 10, renewal: { charged: 10, months: 1 } });
const year = samplePlan({ id: 'y', months: 12, charged: 60, renewal: { charged: 90, months: 12 } });

describe('what a plan saves', () => {
  test('is measured against the same plan bought month by month', () => {
    expect(planSaving(year, [month, year])).toEqual({ against: 'monthly', reference: 120, share: 0.5 });
  });

  test('is measured against the renewal where no month is sold', () => {
    expect(planSaving(year, [year])).toEqual({ against: 'renewal', reference: 90, share: 1 / 3 });
    const long = { ...year, months: 24, charged: 90 };
    expect(planSaving(long, [long])).toMatchObject({ reference: 180, share: 0.5 });
  });

  test('a price that the provider states counts first, and is called what it is', () => {
    const stated = (charged: number) => ({ ...year, reference: { charged, origin: 'provider' as const } });
    expect(planSaving(stated(120), [month])).toMatchObject({ against: 'monthly' });
    expect(planSaving(stated(90.12), [month])).toMatchObject({ against: 'renewal', reference: 90.12 });
    expect(planSaving(stated(200), [month])).toMatchObject({ against: 'stated', share: 0.7 });
  });

  test('a price that somebody derived is not the provider’s', () => {
    const derived = { ...year, reference: { charged: 500, origin: 'derived' as const } };
    expect(planSaving(derived, [month])).toMatchObject({ against: 'monthly', reference: 120 });
  });

  test('nothing is saved on a month, on days, or where the reference is no dearer', () => {
    expect(planSaving(month, [month, year])).toBeUndefined();
    expect(planSaving({ ...year, months: undefined, days: 7 }, [month])).toBeUndefined();
    expect(planSaving({ ...year, renewal: 'none' }, [year])).toBeUndefined();
  });

  test('another name, currency or a partner’s page is not the same plan', () => {
    const none = { ...year, renewal: 'unpublished' as const };
    for (const other of [{ name: 'Other' }, { currency: 'EUR' }, { standard: false }]) {
      expect(planSaving(none, [{ ...month, ...other }])).toBeUndefined();
    }
  });

  test('the share and what is paid make up the reference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999 }), fc.integer({ min: 2, max: 36 }), (cents, months) => {
        const plan = { ...year, months, charged: cents / 100 };
        const saving = planSaving(plan, [month]);
        if (!saving) return cents / 100 >= 10 * months;
        return saving.share > 0 && Math.abs(saving.reference * (1 - saving.share) - plan.charged) < 1e-6;
      }),
    );
  });
});
