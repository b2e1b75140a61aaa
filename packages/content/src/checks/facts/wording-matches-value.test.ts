import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, problemsAfter, smallFacts } from './facts.fixture.ts';
import { wordingMatchesValue } from './wording-matches-value.ts';

const text = '{ en: A, pl: A, tr: A }';
const wording = (is: string) =>
  `logging: { wording: { is: ${is}, sentence: ${text}, short: ${text} }, value: none,`;

test('a wording is refused when the value beside it has changed', () => {
  expect(problemsIn(smallFacts, wordingMatchesValue)).toEqual([]);
  expect(problemsAfter(wordingMatchesValue, acme, 'logging: { value: none,', wording('none'))).toEqual([]);
  expect(problemsAfter(wordingMatchesValue, acme, 'logging: { value: none,', wording('brief'))).toMatchObject(
    [{ message: 'The wording of "facts.logging" was written for "brief", but the value is "none".' }],
  );
});
