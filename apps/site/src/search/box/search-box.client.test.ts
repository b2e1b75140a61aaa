import { expect, test } from 'vitest';
import { searchShortcut } from './search-box.client.ts';

const slash = {
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};
const on = (tagName: string, isContentEditable = false) =>
  ({ tagName, isContentEditable }) as unknown as EventTarget;

test('a plain "/" on the page asks for search', () => {
  expect(searchShortcut(slash, on('BODY'))).toBe(true);
  expect(searchShortcut(slash, null)).toBe(true);
});

test.each([
  ['in a field', {}, on('INPUT')],
  ['in a text', {}, on('TEXTAREA')],
  ['in a choice', {}, on('SELECT')],
  ['in an editable part', {}, on('DIV', true)],
  ['with Ctrl', { ctrlKey: true }, on('BODY')],
  ['with Meta', { metaKey: true }, on('BODY')],
  ['with Alt', { altKey: true }, on('BODY')],
  ['while a letter is composed', { isComposing: true }, on('BODY')],
  ['that somebody else has taken', { defaultPrevented: true }, on('BODY')],
  ['that is another key', { key: 'a' }, on('BODY')],
])('not one %s', (_where, key, target) => {
  expect(searchShortcut({ ...slash, ...key }, target)).toBe(false);
});
