import type { Problem } from '@vpn-site/content/problem.ts';
import { describe, expect, test } from 'vitest';
import { mergeGoneProviders } from './gone-providers.ts';

const written = { factFiles: [], contentFiles: [] };
const missing = { provider: 'birch', isMissing: true };
const page = 'content/pages/about.en.md';

const grouped = (problems: readonly Problem[]) => mergeGoneProviders(problems, written);

describe('problems that come from one missing provider', () => {
  const named = [
    { file: 'facts/ownership.yaml', line: 3, message: 'One', remedy: 'a', about: missing },
    { file: page, line: 7, message: 'Two', remedy: 'b', about: missing },
  ];

  test.each<[string, Problem]>([
    ['names it', { file: 'content/home/home.en.md', message: '', remedy: '', about: { provider: 'birch' } }],
    [
      'leads to its page',
      { file: page, message: '', remedy: '', about: { paths: ['/compare/alder-vs-birch'] } },
    ],
    ['lies in its file', { file: 'facts/offers/birch.yaml', message: '', remedy: '' }],
  ])('are one, with what %s', (_, other) => {
    const [gone, ...others] = grouped([...named, other]);
    expect(others).toEqual([]);
    expect(gone).toMatchObject({
      file: 'facts/providers/birch.yaml',
      message: 'The file of the provider "birch" is missing, but 3 places still name it.',
    });
    expect(gone?.remedy).toContain('facts/ownership.yaml:3: remove only "id: birch"');
  });

  test('are the same whatever their messages say, and do not take along what only names it in a message', () => {
    const reworded = named.map((problem) => ({ ...problem, message: `Reworded: ${problem.message}` }));
    expect(grouped(reworded)).toEqual(grouped(named));
    const other = { file: page, message: 'There is no provider "birch".', remedy: '' };
    expect(grouped([...named, other])).toContain(other);
    expect(grouped([other, { ...other, file: 'content/pages/b.en.md' }])).toHaveLength(2);
  });
});
