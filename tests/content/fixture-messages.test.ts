import { expect, test } from 'vitest';
import { formatProblem } from '#catalog/problem.ts';
import { overrideProblems } from '#fixtures/fixture-messages.ts';

test('every override of the fixture site is one of a message that exists', () => {
  expect(overrideProblems('.').map(formatProblem)).toEqual([]);
});
