import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factFilesClosed } from './fact-files-closed.ts';
import { lineOf, policies, problemsAfter, smallFacts } from './facts.fixture.ts';
import { policyChangesInOrder } from './policy-changes-in-order.ts';
import { providerIdsExist } from './provider-ids-exist.ts';

const after = (passage: string, instead: string) =>
  problemsAfter(policyChangesInOrder, policies, passage, instead);

test('the changes of a policy stand newest first, within the looks', () => {
  expect(problemsIn(smallFacts, policyChangesInOrder)).toEqual([]);
  expect(after('date: 2025-01-23', 'date: 2026-08-12')).toEqual([
    {
      file: policies,
      line: lineOf(policies, 'date: 2025-01-23'),
      message: 'The change of 2026-08-12 comes after the older change of 2026-08-10.',
      remedy: 'Put the newest first.',
    },
  ]);
  expect(after('date: 2025-01-23', 'date: 2023-01-23')).toMatchObject([
    { message: 'The change of 2023-01-23 is outside the period that was read, 2024-02-01 to 2026-08-22.' },
  ]);
});

test('they lead from one version to another, and are no more than were found', () => {
  expect(after('b'.repeat(40), 'a'.repeat(40))).toMatchObject([
    { message: 'Both sides name the same version.' },
  ]);
  expect(after('found: 3', 'found: 1')).toMatchObject([{ line: lineOf(policies, 'found: 3') }]);
});

test.each([
  ['a version that is not pinned', 'a'.repeat(40), 'main'],
  ['no words on either side', ', quote: We record calls', ''],
  ['the same words on both sides', 'quote: for two years', 'quote: for one year'],
  ['words as long as the policy', 'quote: for two years', `quote: ${'for two years '.repeat(30)}`],
  ['nobody who stands by it', '    confirmedBy: editorial-desk\n', ''],
  ['a machine that does', 'confirmedBy: editorial-desk', 'confirmedBy: import'],
])('the form refuses %s', (_, passage, instead) => {
  expect(problemsAfter(factFilesClosed, policies, passage, instead)).toHaveLength(1);
});

test('the file is named after a provider that exists', () => {
  expect(problemsAfter(providerIdsExist, policies, 'provider: acme', 'provider: acne')).toHaveLength(1);
});
