import { expect, test } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

test('a press of the main button is a plain click', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['another button', { button: 1 }],
  ['Meta held', { metaKey: true }],
  ['Ctrl held', { ctrlKey: true }],
  ['Shift held', { shiftKey: true }],
  ['Alt held', { altKey: true }],
  ['something else that has handled it', { defaultPrevented: true }],
])('with %s it is not', (_what, difference) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});
