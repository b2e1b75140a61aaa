import { testContext } from '@vpn-site/fixture/test-context.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountryFact } from './country.ts';
import { countryEvents } from './country-events.ts';

const turkey = testContext().countries.get('TR');
if (!turkey) throw new Error('The fixture has this country.');
const order = turkey.facts.find((fact) => fact.kind === 'order') as CountryFact<'order'>;

test('orders, slow-downs and steps of rules are told together, newest first', () => {
  expect(countryEvents(turkey).map(({ fact, date }) => [date, fact.id])).toEqual([
    ['2025-05', 'licensing-bill'],
    ['2025-03-19', 'slowed-2025'],
    ['2023-12', 'order-2023'],
  ]);
});

test('whatever their dates, nothing is lost and nothing newer follows', () => {
  const day = fc.integer({ min: 1, max: 9 }).map((n) => `202${n}-0${n}-1${n}`);
  const date = fc.oneof(
    day,
    day.map((full) => full.slice(0, 7)),
    day.map((full) => full.slice(0, 4)),
    fc.constant('unknown'),
  );
  fc.assert(
    fc.property(fc.array(date, { maxLength: 8 }), (dates) => {
      const { asOf: _, ...claim } = order.claim;
      const facts = dates.map((issued, position) => ({
        ...order,
        claim,
        id: String(position),
        value: { ...order.value, issued },
      }));
      const events = countryEvents({ facts });
      expect(new Set(events.map(({ fact }) => fact.id)).size).toBe(dates.length);
      const shown = events.map(({ date: one = '' }) => one);
      expect(shown).toEqual(shown.toSorted().toReversed());
    }),
  );
});
