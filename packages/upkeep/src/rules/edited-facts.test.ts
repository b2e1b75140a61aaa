import { expect, test } from 'vitest';
import { changedPaths, fieldAt, withEdits } from './edited-facts.ts';

const data = { a: { list: [1, 2], deep: { x: 1 } }, b: 'text' };

test('fields are set, added and removed, and the rest stays', () => {
  expect(
    withEdits(data, [
      { path: ['a', 'list', 2], value: 3 },
      { path: ['a', 'deep', 'x'], value: undefined },
      { path: ['c', 'new'], value: true },
      { path: ['gone', 'long', 'ago'], value: undefined },
    ]),
  ).toEqual({ a: { list: [1, 2, 3], deep: {} }, b: 'text', c: { new: true } });
  expect(data.a.list).toHaveLength(2);
});

test('every single value that differs is named, also inside what is new or gone', () => {
  expect(changedPaths(data, data)).toEqual([]);
  expect(changedPaths({ a: [], b: {} }, { a: [], b: {} })).toEqual([]);
  expect(changedPaths({ a: [] }, { a: {} })).toEqual([['a']]);
  expect(changedPaths({ a: [] }, {})).toEqual([['a']]);
  expect(changedPaths(data, { a: { list: [1], deep: { x: 1, y: { z: 2 } } } })).toEqual([
    ['a', 'list', 1],
    ['a', 'deep', 'y', 'z'],
    ['b'],
  ]);
});

test('only what was written is found', () => {
  expect(fieldAt(data, ['a', 'list', 1])).toBe(2);
  expect(fieldAt(data, ['constructor'])).toBeUndefined();
  expect(fieldAt(data, ['a', 'list', 'length'])).toBeUndefined();
});
