import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, history, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { priceRange } from './price-range.ts';

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

test('a plan of days is measured by the day', () => {
  const days = (charged: string) =>
    problemsAfter(
      priceRange,
      acme,
      'months: 12\n        charged: 60',
      `days: 3\n        charged: ${charged}`,
    ).filter(({ file }) => file === acme);
  expect(days('0.4')).toEqual([]);
  expect(days('200')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'charged: 60'),
      message: '200 for 3 day(s) is 66.67 a day, outside 0.02–3.',
      remedy: 'Write the whole amount charged, and all days it buys.',
    },
  ]);
  expect(days('0.03')).toHaveLength(1);
});

test('the price history of a plan of days is measured by the day too', () => {
  const plan = (smallFacts[acme] ?? '').replace('months: 12\n', 'days: 30\n');
  const files = { ...smallFacts, [acme]: plan };
  expect(problemsIn(files, priceRange)).toEqual([]);
  const changed = (smallFacts[history] ?? '').replace('charged: 60', 'charged: 600');
  expect(problemsIn({ ...files, [history]: changed }, priceRange)).toMatchObject([
    { file: history, message: expect.stringMatching(/20\.00 a day/) },
  ]);
});
