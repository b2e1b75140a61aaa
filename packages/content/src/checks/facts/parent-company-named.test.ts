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

test.each([
  ['Holding', undefined],
  ['holding', undefined],
  ['Holding Ltd.', undefined],
  ['Hold', undefined],
  ['Grandparent', 'Grandparent'],
])('%s names the group, or its parent %s', (value, parent) => {
  expect(problemsIn(written(value, parent), parentCompanyNamed)).toEqual([]);
});

test.each(['Somebody else', 'none', 'unknown'])('"%s" contradicts the group and is refused', (value) => {
  const message = `The parent company is "${value}", but facts/ownership.yaml puts "acme" under Holding.`;
  expect(problemsIn(written(value, 'Grandparent'), parentCompanyNamed)).toMatchObject([
    { file: acme, line: 5, message, remedy: expect.stringContaining('"Holding" or "Grandparent"') },
  ]);
});

test('a provider without a group is left to other rules', () => {
  const files = written('none');
  const alone = { ...files, [ownership]: files[ownership]?.replace('id: acme, ', '') };
  expect(problemsIn(alone, parentCompanyNamed)).toEqual([]);
});
