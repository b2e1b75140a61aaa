import { expect, test } from 'vitest';
import { problemsIn } from '../fixture-root.ts';
import { lineOf, problemsAfter } from './facts-fixture.ts';
import { priceRange } from './price-range.ts';
import { acme, history, smallFacts } from './small-facts.ts';

test('a price per month outside 0.5–30 is refused in a plan and in its renewal', () => {
  expect(problemsIn(smallFacts, priceRange)).toEqual([]);
  expect(problemsAfter(priceRange, acme, 'charged: 60', 'charged: 6000')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'charged: 60'),
      message: '6000 for 12 month(s) is 500.00 a month, outside 0.5–30.',
      remedy: 'Write the whole amount charged, and all months it buys.',
    },
  ]);
  expect(problemsAfter(priceRange, acme, 'charged: 120,', 'charged: 5,')).toMatchObject([
    { line: lineOf(acme, 'charged: 120,'), message: expect.stringMatching(/0\.42 a month/) },
  ]);
});

test('a former price and the price history are held to the same range', () => {
  const reference = 'tax: unknown\n        reference: { charged: 999, origin: provider }';
  expect(problemsAfter(priceRange, acme, 'tax: unknown', reference)).toHaveLength(1);
  expect(problemsAfter(priceRange, history, 'charged: 60', 'charged: 600')).toMatchObject([
    { file: history, line: lineOf(history, 'charged: 60') },
  ]);
  expect(problemsAfter(priceRange, history, 'renewalPerMonth: 10', 'renewalPerMonth: 0.1')).toHaveLength(1);
});

test('a plan of days is not measured by the month', () => {
  expect(
    problemsAfter(priceRange, acme, 'months: 12\n        charged: 60', 'days: 3\n        charged: 0.4'),
  ).toEqual([]);
});
