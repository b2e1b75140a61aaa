import { expect, test } from 'vitest';
import type { Requirement } from '#domain/scoring/methodology.ts';
import { testContext } from '#fixtures/test-context.ts';
import { requiredKeys, requirementName, requirementWords } from './requirement.ts';

const site = testContext();

test.each([
  [{ criterion: 'free-plan', above: 0 }, 'Free plan: shown, at least in part'],
  [{ criterion: 'free-plan', above: 5 }, 'Free plan: more than 5 of 10 points'],
  [
    { criterion: 'streaming', tested: true },
    'Streaming tests by others: enough tests by others, and not too old',
  ],
  [{ key: 'torrenting', not: false }, 'Torrents allowed: known, and not “No”'],
  [{ key: 'platforms', anyOf: ['android', 'ios'] }, 'Platforms: Android or iOS'],
] satisfies [Requirement, string][])('%j is a line of its own', (requirement, words) => {
  expect(requirementWords(requirement, site)).toBe(words);
});

test('what is required is a criterion or a single fact, and rests on its keys', () => {
  const criterion = { criterion: 'logging', above: 0 } as const;
  expect(requirementName(criterion, site)).toBe('No logs, promised and proven');
  expect(requiredKeys(criterion, site)).toEqual(['logging', 'audits', 'incidents']);
  const fact = { key: 'torrenting', not: false } as const;
  expect(requirementName(fact, site)).toBe('Torrents allowed');
  expect(requiredKeys(fact, site)).toEqual(['torrenting']);
});
