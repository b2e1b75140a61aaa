import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldEdits } from './field-edits.ts';

describe('the smallest edits', () => {
  test('what is the same is not written', () => {
    const value = { a: 1, list: [{ b: 'x' }, { b: 'y' }], names: ['n'] };
    expect(fieldEdits(['cell'], value, structuredClone(value))).toEqual([]);
  });

  test('a field that differs, one that is new and one that is gone', () => {
    expect(fieldEdits(['cell'], { a: 1, b: 2 }, { a: 3, c: 4 })).toEqual([
      { path: ['cell', 'a'], value: 3 },
      { path: ['cell', 'b'], value: undefined },
      { path: ['cell', 'c'], value: 4 },
    ]);
  });

  test('a list of names is written as a whole', () => {
    expect(fieldEdits(['s'], ['a', 'b'], ['a'])).toEqual([{ path: ['s'], value: ['a'] }]);
  });

  test('items that are left over go, the last one first', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(fieldEdits(['s'], [a, b, c], [b])).toEqual([
      { path: ['s', 0, 'id'], value: 'b' },
      { path: ['s', 2], value: undefined },
      { path: ['s', 1], value: undefined },
    ]);
  });
});

test('made one after another, they make the one value into the other', () => {
  const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean());
  const item = fc.dictionary(fc.constantFrom('a', 'b', 'c'), leaf, { minKeys: 1 });
  const tree = fc.dictionary(
    fc.constantFrom('x', 'y', 'z'),
    fc.oneof(leaf, fc.array(item, { maxLength: 4 }), fc.array(leaf, { maxLength: 3 }), item),
  );
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const made = structuredClone({ ...before }) as Record<string, unknown>;
      for (const { path, value } of fieldEdits([], before, after)) set(made, path, value);
      expect(made).toEqual({ ...after });
    }),
  );
});

function set(tree: Record<string, unknown>, path: readonly (string | number)[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length > 0) set(tree[step] as Record<string, unknown>, rest, value);
  else if (value !== undefined) tree[step] = value;
  else if (Array.isArray(tree)) tree.splice(Number(step), 1);
  else delete tree[step];
}
