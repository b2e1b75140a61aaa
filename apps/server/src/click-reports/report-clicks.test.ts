import { expect, test } from 'vitest';
import { uncountedLine } from './report-clicks.ts';

test('says how many clicks did not count, and why', () => {
  expect(
    uncountedLine(
      new Map([
        ['bot', 30],
        ['prefetch', 6],
      ]),
    ),
  ).toBe('36 not counted: 30 bot, 6 prefetch.');
  expect(uncountedLine(new Map())).toBe('All clicks were counted.');
});
