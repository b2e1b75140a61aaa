import { expect, test } from 'vitest';
import { readPaths } from './send-page-view.ts';

test.each([
  [undefined, []],
  ['["/","/pl"]', ['/', '/pl']],
  ['not json', []],
  ['{"a":1}', []],
  ['["/",1,null]', ['/']],
])('of what a tab remembers, %s, these paths are known: %s', (remembered, paths) => {
  expect(readPaths(remembered)).toEqual(paths);
});
