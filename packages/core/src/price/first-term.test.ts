import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTermSaving } from './first-term.ts';
import { samplePlan } from './price.fixture.ts';

test.each([
  [{ charged: 94.23, months: 27, renewal: { charged: 139.08, months: 12 } }, 0.69],
  [{ charged: 60, months: 12, renewal: { charged: 60, months: 12 } }, undefined],
  [{ charged: 79, months: 39, renewal: { charged: 79, months: 36 } }, 0.07],
  [{ charged: 60, months: 12, renewal: { charged: 48, months: 12 } }, undefined],
  [{ charged: 60, months: 12, renewal: { charged: 60.2, months: 12 } }, undefined],
  [{ charged: 30, months: 12, renewal: { charged: 60, months: 12 }, standard: false }, undefined],
  [{ renewal: 'unpublished' as const }, undefined],
  [{ renewal: 'none' as const }, undefined],
])('a plan with %j costs less at first by %s', (plan, saving) => {
  expect(firstTermSaving(samplePlan(plan))).toBe(saving);
});

test('a saving is never overstated', () => {
  const cents = fc.integer({ min: 100, max: 50_000 });
  const months = fc.integer({ min: 1, max: 36 });
  fc.assert(
    fc.property(cents, months, cents, months, (charged, length, later, laterLength) => {
      const renewal = { charged: later, months: laterLength };
      const saving = firstTermSaving(samplePlan({ charged, months: length, renewal }));
      const real = 1 - (charged * laterLength) / (later * length);
      expect(saving ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(real + 1e-6);
      expect(real - (saving ?? 0)).toBeLessThan(0.01 + 1e-6);
    }),
  );
});
