import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, history, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { plansMatchHistory } from './plans-match-history.ts';

test('a plan costs what the last point of its history says', () => {
  expect(problemsIn(smallFacts, plansMatchHistory)).toEqual([]);
  expect(problemsAfter(plansMatchHistory, acme, 'charged: 60', 'charged: 66')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'charged: 60'),
      message: `"charged" is 66, but the last point in ${history} says 60.`,
      remedy: 'Find out which is right, and correct the other.',
    },
  ]);
  expect(problemsAfter(plansMatchHistory, acme, 'currency: USD', 'currency: EUR')).toHaveLength(1);
});

test('the last point counts, not those before', () => {
  const point = '      - { from: 2026-08-11';
  const earlier = `      - { from: 2026-08-01, at: 2026-08-01T15:39:55Z, charged: 99, currency: USD }\n${point}`;
  expect(problemsAfter(plansMatchHistory, history, point, earlier)).toEqual([]);
});

test('a month after renewal may differ by less than a cent, where both name it', () => {
  expect(problemsAfter(plansMatchHistory, acme, 'charged: 120,', 'charged: 120.11,')).toEqual([]);
  expect(problemsAfter(plansMatchHistory, acme, 'charged: 120,', 'charged: 132,')).toMatchObject([
    {
      line: lineOf(acme, 'renewal:'),
      message: `"renewal" is 11.00 a month, but the last point in ${history} says 10.`,
    },
  ]);
  expect(
    problemsAfter(plansMatchHistory, acme, 'renewal: { charged: 120, months: 12 }', 'renewal: unpublished'),
  ).toEqual([]);
  expect(problemsAfter(plansMatchHistory, history, 'renewalPerMonth: 10, ', '')).toEqual([]);
});

test('a plan without a history is left alone', () => {
  expect(problemsAfter(plansMatchHistory, acme, 'id: yearly', 'id: weekly')).toEqual([]);
});
