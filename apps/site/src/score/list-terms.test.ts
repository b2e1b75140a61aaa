import type { Requirement } from '@vpn-site/core/scoring/methodology.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { requirementWords } from './list-terms.ts';

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
