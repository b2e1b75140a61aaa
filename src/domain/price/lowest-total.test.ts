import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestTotal } from './lowest-total.ts';

const euro = (total: number) => ({ currency: 'EUR', total });

test.each([
  ['the smaller of two', [euro(180), euro(99)], euro(99)],
  ['nobody, where two are equally small', [euro(99), euro(180), euro(99)], undefined],
  ['nobody, where there is only one', [euro(99)], undefined],
  ['nobody, where a currency differs', [euro(99), { currency: 'USD', total: 120 }, euro(180)], undefined],
])('the lowest total is that of %s', (_who, totals, lowest) => {
  expect(lowestTotal(totals)).toEqual(lowest);
});

test('whoever has it is cheaper than everyone else, in any order', () => {
  const totals = fc.array(fc.nat(500).map(euro), { maxLength: 4 });
  fc.assert(
    fc.property(totals, (all) => {
      const lowest = lowestTotal(all);
      expect(lowestTotal(all.toReversed())).toBe(lowest);
      for (const other of all) {
        if (lowest && other !== lowest) expect(other.total).toBeGreaterThan(lowest.total);
      }
    }),
  );
});
