import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';
import { ownershipConsistent } from './ownership-consistent.ts';

test('a provider has one owner', () => {
  expect(problemsIn(smallFacts, ownershipConsistent)).toEqual([]);
  const instead = '- { id: acme, jurisdiction: SE, name: Third VPN';
  expect(problemsAfter(ownershipConsistent, ownership, '- { name: Third VPN', instead)).toEqual([
    {
      file: ownership,
      line: lineOf(ownership, '- { name: Third VPN'),
      message: `"acme" is already listed on line ${lineOf(ownership, 'id: acme')}.`,
      remedy: 'Keep it in one group, or under "ungrouped".',
    },
  ]);
});

test('a brand has the seat that its provider states, unless that is unknown', () => {
  expect(problemsAfter(ownershipConsistent, ownership, 'jurisdiction: SE', 'jurisdiction: NO')).toEqual([
    {
      file: ownership,
      line: lineOf(ownership, 'jurisdiction: SE'),
      message: 'The jurisdiction of "acme" is "NO", but facts/providers/acme.yaml says "SE".',
      remedy: 'Find out which is right, and correct the other.',
    },
  ]);
  expect(problemsAfter(ownershipConsistent, ownership, ', jurisdiction: SE', '')).toHaveLength(1);
  expect(problemsAfter(ownershipConsistent, acme, 'value: SE', 'value: unknown')).toEqual([]);
});

test('a provider in no group stands under "ungrouped"', () => {
  expect(problemsAfter(ownershipConsistent, ownership, 'id: acme, ', '')).toEqual([
    {
      file: ownership,
      line: lineOf(ownership, 'ungrouped:'),
      message: 'The provider "acme" is neither in a group nor under "ungrouped".',
      remedy: 'Add it to its group, or under "ungrouped" with owner: self or unknown.',
    },
  ]);
});
