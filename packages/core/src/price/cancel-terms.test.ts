import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelTerms } from './cancel-terms.ts';
import { samplePlan } from './price.fixture.ts';

const renewing = samplePlan({ renewal: { charged: 100, months: 12 } });
const unpublished = samplePlan({ renewal: 'unpublished' });
const prepaid = samplePlan({ renewal: 'none' });

test('nothing is said where no plan is known', () => {
  expect(cancelTerms([])).toBeUndefined();
});

test.each([
  [[renewing, unpublished], 'all'],
  [[renewing, prepaid], 'some'],
  [[prepaid], 'none'],
] as const)('plans that renew, also at a price nobody tells, are told from prepaid ones', (plans, renews) => {
  expect(cancelTerms(plans)?.renews).toBe(renews);
});

test('the longest notice counts, and only of plans that renew', () => {
  expect(cancelTerms([renewing])?.noticeDays).toBeUndefined();
  const plans = [
    { ...renewing, noticeDays: 2 },
    { ...renewing, noticeDays: 7 },
    { ...prepaid, noticeDays: 30 },
  ];
  expect(cancelTerms(plans)?.noticeDays).toBe(7);
});

test('refund windows are told once each, the shortest first', () => {
  const plans = [{ ...renewing, refundDays: 45 }, { ...renewing, refundDays: 14 }, renewing];
  expect(cancelTerms([...plans, ...plans])?.refundDays).toEqual([14, 45]);
});

const plan = fc.record(
  {
    renewal: fc.constantFrom(renewing.renewal, unpublished.renewal, prepaid.renewal),
    noticeDays: fc.nat(60),
    refundDays: fc.nat(60),
  },
  { requiredKeys: ['renewal'] },
);

test('the order of plans changes nothing', () => {
  fc.assert(
    fc.property(fc.array(plan), (plans) => {
      expect(cancelTerms(plans.toReversed())).toEqual(cancelTerms(plans));
    }),
  );
});
