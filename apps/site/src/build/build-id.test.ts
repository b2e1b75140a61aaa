import { expect, test } from 'vitest';
import { buildId } from './build-id.ts';

const files = [
  { file: 'index.html', hash: 'a' },
  { file: 'pl.html', hash: 'b' },
];

test('the same files have the same id, in whatever order they were found', () => {
  expect(buildId(files.toReversed())).toBe(buildId(files));
  expect(buildId(files)).toMatch(/^[\w-]{22}$/);
});

test.each([
  ['changed', [{ file: 'index.html', hash: 'c' }, ...files.slice(1)]],
  ['added', [...files, { file: 'tr.html', hash: 'b' }]],
  ['renamed', [{ file: 'other.html', hash: 'a' }, ...files.slice(1)]],
])('a file that was %s makes another build', (_what, others) => {
  expect(buildId(others)).not.toBe(buildId(files));
});
