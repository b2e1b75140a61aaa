import { formatProblem } from '@vpn-site/content/problem.ts';
import { overrideProblems } from '@vpn-site/fixture/fixture-messages.ts';
import { expect, test } from 'vitest';

test('every override of the fixture site is one of a message that exists', () => {
  expect(overrideProblems('.').map(formatProblem)).toEqual([]);
});
