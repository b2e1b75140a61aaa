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

test('pages rendered when asked for and addresses that moved are those of the tables, and of pairs', () => {
  expect([...renderedPaths(release)]).toEqual(['/late', '/compare/a-vs-c', '/compare/b-vs-c']);
  expect(new Map(allMovedPaths(release))).toEqual(
    new Map([
      ['/compare/b-vs-a', '/compare/a-vs-b'],
      ['/compare/c-vs-a', '/compare/a-vs-c'],
      ['/compare/c-vs-b', '/compare/b-vs-c'],
      ['/old', '/late'],
    ]),
  );
});
