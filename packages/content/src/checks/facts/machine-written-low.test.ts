import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, smallFacts } from './facts.fixture.ts';
import { machineWrittenLow } from './machine-written-low.ts';

const publishers = { 'facts/publishers.yaml': 'Robot: { at: [ list.example ], machineWritten: true }' };
const founded = 'value: 2009, basis: dataset';
const problemsWith = (to: string) =>
  problemsIn(
    { ...smallFacts, ...publishers, [acme]: smallFacts[acme]?.replace(founded, to) ?? '' },
    machineWrittenLow,
  ).filter(({ message }) => message.includes('founded'));

test('a fact that rests only on what a program wrote has low confidence', () => {
  expect(problemsWith(founded)).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'founded:'),
      message: '"facts.founded" rests only on Robot, which a program wrote.',
      remedy: 'Add "confidence: low", or cite another source.',
    },
  ]);
  expect(problemsWith(`${founded}, confidence: low`)).toEqual([]);
});

test('a second source by people is enough, and claims are free', () => {
  const cited = (smallFacts[acme] ?? '').replaceAll('sources: [ list ]', 'sources: [ list, paper ]');
  expect(problemsIn({ ...smallFacts, ...publishers, [acme]: cited }, machineWrittenLow)).toEqual([]);
  expect(problemsIn(smallFacts, machineWrittenLow)).toEqual([]);
});
