import { expect, test } from 'vitest';
import { diffWords } from './word-difference.ts';

test('old and new words stand side by side', () => {
  expect(diffWords('Ten devices.', 'Eight devices.')).toEqual([
    { text: 'Ten', mark: 'removed' },
    { text: 'Eight', mark: 'added' },
    { text: ' devices.', mark: undefined },
  ]);
});
