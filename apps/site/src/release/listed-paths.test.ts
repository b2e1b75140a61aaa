import { expect, test } from 'vitest';
import { allMovedPaths, renderedPaths } from './listed-paths.ts';

const release = {
  providers: ['a', 'b', 'c'],
  files: [{ file: 'compare/a-vs-b.html', hash: 'x', encodings: [] }],
  moved: [['/old', '/late']] as const,
  routes: {
    rendered: ['/late'],
    pairs: [{ template: '/compare/{a}-vs-{b}', ended: {} }],
    forVisitor: [],
    withQuery: { private: [], choice: [], 'shared-without-query': [] },
  },
};

test('pages that are rendered when asked for are those of the table, and the pairs that are no files', () => {
  expect([...renderedPaths(release)]).toEqual(['/late', '/compare/a-vs-c', '/compare/b-vs-c']);
});

test('addresses that moved are those of the table, and the other order of every pair', () => {
  expect(new Map(allMovedPaths(release))).toEqual(
    new Map([
      ['/compare/b-vs-a', '/compare/a-vs-b'],
      ['/compare/c-vs-a', '/compare/a-vs-c'],
      ['/compare/c-vs-b', '/compare/b-vs-c'],
      ['/old', '/late'],
    ]),
  );
});
