import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RepeatGuard, Salt, saltMilliseconds } from './repeat-guard.ts';

/** Returns the times of the clicks that the server counts, which are those that are not repeats. */
function countedAt(times: readonly number[], click = '192.0.2.1 mullvad card'): number[] {
  const guard = new RepeatGuard(0);
  return times.filter((now) => {
    if (guard.isRepeat(click, now)) return false;
    guard.remember(click, now);
    return true;
  });
}

describe('RepeatGuard', () => {
  test('the same click counts once within a second of the one that counted', () => {
    expect(countedAt([0, 1, 999, 1000, 1500, 2000])).toEqual([0, 1000, 2000]);
  });

  test('another click is another click, and a new salt in between makes no difference', () => {
    const guard = new RepeatGuard(0);
    guard.remember('192.0.2.1 mullvad card', 0);
    expect(guard.isRepeat('192.0.2.2 mullvad card', 1)).toBe(false);
    expect(guard.isRepeat('192.0.2.1 ivpn card', 1)).toBe(false);
    const shortlyBefore = saltMilliseconds - 10;
    expect(countedAt([shortlyBefore, saltMilliseconds + 10, saltMilliseconds + 980])).toEqual([
      shortlyBefore,
    ]);
  });

  test('whenever clicks come, those that count are a second apart', () => {
    const moments = fc.array(fc.nat(saltMilliseconds * 2), { maxLength: 50 });
    fc.assert(
      fc.property(moments, (times) => {
        const counted = countedAt(times.toSorted((a, b) => a - b));
        for (const [index, time] of counted.slice(1).entries()) {
          expect(time - (counted[index] ?? 0)).toBeGreaterThanOrEqual(1000);
        }
      }),
    );
  });

  test('forgets: marks do not outlive their second while clicks come in', () => {
    const guard = new RepeatGuard(0);
    for (let now = 0; now < 10_000; now += 10) guard.remember(`peer ${now}`, now);
    expect(guard.size).toBe(100);
  });
});

test('a mark holds nothing of the address, and another salt makes another mark', () => {
  const marks = [new Salt(0), new Salt(0)].map((salt) => salt.hash('192.0.2.1'));
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks.join(' ')).not.toContain('192');
});
