import { expect, test } from 'vitest';
import { parseViewedPaths } from './send-page-view.ts';

test.each([
  [undefined, []],
  ['["/","/pl"]', ['/', '/pl']],
  ['not json', []],
  ['{"a":1}', []],
  ['["/",1,null]', ['/']],
])('of what a tab remembers, %s, these paths are known: %s', (remembered, paths) => {
  expect(parseViewedPaths(remembered)).toEqual(paths);
});
