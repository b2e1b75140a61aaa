import { expect, test } from 'vitest';
import { groupIconNames } from './draw-icons.client.ts';
import { viewBox } from './drawing.client.ts';

test('icons are asked for by set, each once; what is no icon name is not asked for', () => {
  const names = 'lucide:star simple-icons:linux lucide:star lucide:tv star a:b:c ../x:y';
  expect([...groupIconNames([...names.split(' '), ''])]).toEqual([
    ['lucide', ['star', 'tv']],
    ['simple-icons', ['linux']],
  ]);
});

test.each([
  [{}, {}, '0 0 16 16'],
  [{ width: 24, height: 24 }, {}, '0 0 24 24'],
  [{ width: 24, height: 24 }, { width: 32, left: 1, top: 2 }, '1 2 32 24'],
])('of a set %o and an icon %o the box is %s', (set, icon, box) => {
  expect(viewBox({ prefix: 'x', icons: {}, ...set }, { body: '', ...icon })).toBe(box);
});
