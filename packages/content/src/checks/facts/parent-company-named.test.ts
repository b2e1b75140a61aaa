import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, ownership, smallFacts } from './facts.fixture.ts';
import { parentCompanyNamed } from './parent-company-named.ts';

const written = (value: string, parent?: string) => ({
  ...smallFacts,
  [acme]: (smallFacts[acme] ?? '').replace('facts:\n', `facts:\n  parent-company: { value: ${value} }\n`),
  [ownership]: (smallFacts[ownership] ?? '').replace(
    'name: Holding\n',
    `name: Holding\n${parent === undefined ? '' : `    parent: ${parent}\n`}`,
  ),
});

test.each(['Holding', 'holding', 'Holding Ltd.', 'Hold'])('%s names the group', (value) => {
  expect(problemsIn(written(value), parentCompanyNamed)).toEqual([]);
});

test('the parent of the group is accepted too', () => {
  expect(problemsIn(written('Grandparent', 'Grandparent'), parentCompanyNamed)).toEqual([]);
});

test.each(['Somebody else', 'none', 'unknown'])('"%s" contradicts the group and is refused', (value) => {
  expect(problemsIn(written(value, 'Grandparent'), parentCompanyNamed)).toEqual([
    {
      file: acme,
      line: 5,
      message: `The parent company is "${value}", but facts/ownership.yaml puts "acme" under Holding.`,
      remedy: 'Find out which is right. Name "Holding" or "Grandparent" here, or move the brand there.',
    },
  ]);
});

test('a provider without the fact, or without a group, is left to other rules', () => {
  expect(problemsIn(smallFacts, parentCompanyNamed)).toEqual([]);
  const files = written('none');
  const alone = { ...files, [ownership]: files[ownership]?.replace('id: acme, ', '') };
  expect(problemsIn(alone, parentCompanyNamed)).toEqual([]);
});
