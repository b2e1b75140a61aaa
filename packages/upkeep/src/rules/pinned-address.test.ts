import { expect, test } from 'vitest';
import { addressAt, isPinnedFolderOrCommit, pinnedFile } from './pinned-address.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const later = 'f'.repeat(40);
const at = (place: string) => `https://github.com/alder/app/blob/${commit}/docs/Privacy%20Policy.md${place}`;

test('a file at a commit', () => {
  expect(pinnedFile(at('?plain=1#L12'))).toEqual({
    repository: 'alder/app',
    commit,
    path: 'docs/Privacy Policy.md',
  });
  expect(pinnedFile('https://github.com/alder/app/blob/main/README.md')).toBeUndefined();
  expect(pinnedFile(`https://github.com/alder/app/tree/${commit}`)).toBeUndefined();
  expect(isPinnedFolderOrCommit(`https://github.com/alder/app/tree/${commit}`)).toBe(true);
});

test('moves to another commit, with the line it is on there', () => {
  expect(addressAt(at('?plain=1#L12-L14'), later, 20)).toBe(at('?plain=1#L20').replace(commit, later));
  expect(addressAt(at('#L12'), later)).toBe(at('').replace(commit, later));
  expect(addressAt(at(''), later, 20)).toBe(at('').replace(commit, later));
});
