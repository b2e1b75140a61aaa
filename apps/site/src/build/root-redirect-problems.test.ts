import { expect, test } from 'vitest';
import { rootRedirectProblems } from './root-redirect-problems.ts';

const withQuery = { private: [], choice: [], 'shared-without-query': [] };
const files = [{ file: 'pl.html', hash: 'x', encodings: [] }];

test.each([undefined, '/pl', '/tr/late'])('%s is fine', (rootRedirect) => {
  expect(
    rootRedirectProblems({
      rootRedirect,
      files,
      routes: { rendered: ['/tr/late'], pairs: [], forVisitor: [], withQuery },
      providers: [],
    }),
  ).toEqual([]);
});

test('a path without a page is named with its file', () => {
  expect(
    rootRedirectProblems({
      rootRedirect: '/nope',
      files,
      routes: { rendered: [], pairs: [], forVisitor: [], withQuery },
      providers: [],
    }),
  ).toEqual([
    {
      file: 'content/data/site.yaml',
      message: 'rootRedirect leads to "/nope", where there is no page.',
      remedy: 'Write the path of a page, such as /pl, or remove "rootRedirect".',
    },
  ]);
});
