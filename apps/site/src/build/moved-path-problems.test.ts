import { expect, test } from 'vitest';
import { movedPathProblems } from './moved-path-problems.ts';

const file = (name: string) => ({ file: name, hash: 'x', encodings: [] });
const site = {
  providers: ['a', 'b'],
  files: [file('index.html'), file('a.html'), file('pl/b.html')],
  routes: {
    rendered: ['/c'],
    pairs: [{ template: '/{a}-vs-{b}', ended: {} }],
    forVisitor: [],
    withQuery: { private: [], choice: [], 'shared-without-query': [] },
  },
};
const problems = (...moved: [string, string][]) =>
  movedPathProblems({ ...site, moved }).map(({ message }) => message);

test('redirects that end at a page are right', () => {
  expect(problems(['/z', '/a-vs-b'])).toEqual([]);
  expect(problems(['/old', '/a'], ['/older', '/pl/b'], ['/x', '/c'], ['/y', '/'])).toEqual([]);
});

test('one that hides a page, ends nowhere, goes in a circle or is there twice is refused', () => {
  expect(problems(['/a', '/c'])).toEqual(['The redirect from "/a" to "/c" hides a page.']);
  expect(problems(['/old', '/gone'])).toEqual([
    'The redirect from "/old" to "/gone" does not lead to a page.',
  ]);
  expect(problems(['/x', '/y'], ['/y', '/x'])).toHaveLength(2);
  expect(problems(['/b-vs-a', '/a'])).toEqual(['The redirect from "/b-vs-a" to "/a" exists twice.']);
  expect(problems(['/x', '/a'], ['/x', '/c'])).toEqual(['The redirect from "/x" to "/c" exists twice.']);
});
