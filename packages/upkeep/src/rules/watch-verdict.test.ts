import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WatchReading, watchVerdict } from './watch-verdict.ts';

const checked = '2026-08-01';
/** Returns one reading per week after the check. Letters: s same, a or b reworded, g gone, x blocked, m moved, u unreadable. */
const weeklyReadings = (letters: string): WatchReading[] =>
  [...letters].map((letter, index) => {
    const at = new Date(Date.UTC(2026, 7, 8 + 7 * index)).toISOString();
    const readings: Record<string, Omit<WatchReading, 'at'>> = {
      s: { outcome: 'same' },
      g: { outcome: 'gone' },
      x: { outcome: 'blocked' },
      u: { outcome: 'unreadable' },
      m: { outcome: 'moved', to: 'https://birch.example' },
    };
    return { at, ...(readings[letter] ?? { outcome: 'reworded', now: letter }) };
  });
const statusOf = (letters: string) => watchVerdict(weeklyReadings(letters), checked).status;

describe('week by week', () => {
  test.each([
    ['', 'nothing'],
    ['u', 'nothing'],
    ['s', 'still-true'],
    ['a', 'waits'],
    ['aa', 'change'],
    ['ab', 'waits'],
    ['asasas', 'still-true'],
    ['asasasa', 'waits'],
    ['axa', 'change'],
    // Words that change every week are not the old ones either.
    ['abc', 'change'],
    ['g', 'waits'],
    ['gg', 'waits'],
    ['ggg', 'change'],
    ['gggs', 'still-true'],
    ['xx', 'waits'],
    ['xxx', 'change'],
    ['xgx', 'change'],
    ['xxsxx', 'waits'],
    ['aasa', 'waits'],
    ['aax', 'change'],
    ['mm', 'change'],
    ['sssuuu', 'still-true'],
  ])('%s: %s', (letters, expected) => {
    expect(statusOf(letters)).toBe(expected);
  });
});

test('many looks on one day are no more than one', () => {
  const [first] = weeklyReadings('g');
  const hours = ['01', '02', '03', '04'].map((hour) => ({ ...first, at: `2026-08-08T${hour}:00:00.000Z` }));
  expect(watchVerdict(hours as WatchReading[], checked).status).toBe('waits');
});

test('what was seen to say so last is never told as a change', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'sabgxum'), maxLength: 12 }), (letters) => {
      expect(statusOf(`${letters}s`)).toBe('still-true');
    }),
  );
});

test('nothing is told before two bad looks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'abgxm'), fc.nat(5), (letter, good) => {
      expect(statusOf(`${'s'.repeat(good)}${letter}`)).toBe('waits');
    }),
  );
});
