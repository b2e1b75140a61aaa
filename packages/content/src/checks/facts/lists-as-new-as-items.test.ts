import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { listsAsNewAsItems } from './lists-as-new-as-items.ts';

test('a list is not older than its newest item', () => {
  expect(problemsIn(smallFacts, listsAsNewAsItems)).toEqual([]);
  expect(problemsAfter(listsAsNewAsItems, acme, 'observed: 2026-10-11', 'observed: 2026-10-12')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'asOf: 2026-10-11'),
      message: '"facts.prices" is dated 2026-10-11, but its newest item is dated 2026-10-12.',
      remedy: 'Write "asOf: 2026-10-12", or correct the item.',
    },
  ]);
});

test.each([
  ['told: answered', 'told: answered, known: 2025-04', '"facts.incidents"'],
  ['date: "2025"', 'date: 2026-01', '"facts.audits"'],
])('%s cannot become %s', (passage, instead, list) => {
  expect(problemsAfter(listsAsNewAsItems, acme, passage, instead)).toMatchObject([
    { message: expect.stringContaining(list) },
  ]);
});

test('a date within the one of the list passes, and so does a list without a date', () => {
  expect(problemsAfter(listsAsNewAsItems, acme, 'date: "2025"', 'date: 2025-12-31')).toEqual([]);
  expect(problemsAfter(listsAsNewAsItems, acme, 'result: works', 'result: works, asOf: 2026-11')).toEqual([]);
});
