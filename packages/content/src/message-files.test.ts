import { expect, test } from 'vitest';
import { withKeysOf } from './message-files.ts';

test('new keys come along, lost ones go, and words that a test may rely on stay', () => {
  const saved = { a: 'kept', gone: 'x', group: { b: 'kept too' }, moved: 'a text' };
  const live = { a: 'reworded', group: { b: 'reworded', c: 'new' }, moved: { d: 'now a group' } };
  expect(withKeysOf(live, saved)).toEqual({
    a: 'kept',
    group: { b: 'kept too', c: 'new' },
    moved: { d: 'now a group' },
  });
});
