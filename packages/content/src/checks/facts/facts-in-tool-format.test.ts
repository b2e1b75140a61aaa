import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factsInToolFormat } from './facts-in-tool-format.ts';

const file = 'facts/refused-hosts.yaml';

test('a line that tools would lay out anew is told of, and stops nothing', () => {
  expect(problemsIn({ [file]: 'hosts: { a: b }\n' }, factsInToolFormat)).toEqual([]);
  expect(problemsIn({ [file]: '# Kept.\nhosts: {a: b}\n' }, factsInToolFormat)).toMatchObject([
    { file, line: 2, remedy: 'Write: hosts: { a: b }', severity: 'advice' },
  ]);
});

test('what is no YAML is told of elsewhere', () => {
  expect(problemsIn({ [file]: 'a: [' }, factsInToolFormat)).toEqual([]);
});
