import { expect, test } from 'vitest';
import { messageAt } from './messages-of-page.ts';

const tree = { notice: { offline: 'You are offline.' }, title: 'T' };

test.each([
  ['title', 'T'],
  ['notice.offline', 'You are offline.'],
  ['notice', undefined],
  ['notice.offline.length', undefined],
  ['notice.constructor', undefined],
  ['__proto__.toString', undefined],
])('under "%s" stands %s', (key, text) => {
  expect(messageAt(tree, key)).toBe(text);
});

test('where nothing was loaded there is nothing', () => {
  expect(messageAt(undefined, 'title')).toBeUndefined();
});
