import { expect, test } from 'vitest';
import { rootRedirectProblems } from './root-redirect-problems.ts';

const withQuery = { private: [], choice: [], 'shared-without-query': [] };
const files = [{ file: 'pl.html', hash: 'x', encodings: [] }];

test.each([undefined, '/pl', '/tr/late'])('%s is fine', (rootRedirect) => {
  const routes = { rendered: ['/tr/early', '/tr/late'], pairs: [], forVisitor: [], withQuery };
  expect(rootRedirectProblems({ rootRedirect, files, routes, providers: [] })).toEqual([]);
});

test('a path without a page is named with its file', () => {
  const routes = { rendered: [], pairs: [], forVisitor: [], withQuery };
  expect(rootRedirectProblems({ rootRedirect: '/nope', files, routes, providers: [] })).toMatchObject([
    { file: 'content/data/site.yaml', message: 'rootRedirect leads to "/nope", where there is no page.' },
  ]);
});
