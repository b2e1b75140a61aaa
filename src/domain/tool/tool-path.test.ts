import { expect, test } from 'vitest';
import { isToolPath } from './tool-path.ts';

test.each([
  ['/tools/true-cost', true],
  ['/pl/narzedzia/prawdziwy-koszt', true],
  ['/tr/araclar/gercek-maliyet', true],
  ['/tools', false],
  ['/pl/tools/true-cost', false],
  ['/toolsmith/x', false],
  ['/', false],
])('%s: %s', (path, isTool) => {
  expect(isToolPath(path)).toBe(isTool);
});
