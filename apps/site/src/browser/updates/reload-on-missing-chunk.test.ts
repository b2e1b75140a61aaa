import { describe, expect, test } from 'vitest';
import { mayReload, reloadGuardSeconds } from './reload-on-missing-chunk.ts';

describe('the reload after a missing chunk', () => {
  test('is guarded for ten seconds', { tags: 'constants-reload-guard' }, () => {
    expect(reloadGuardSeconds).toBe(10);
  });

  test.each([
    ['never reloaded', undefined, true],
    ['reloaded just now', 0, false],
    ['reloaded 9.999 seconds ago', 9_999, false],
    ['reloaded 10 seconds ago', 10_000, true],
    ['something unreadable', Number.NaN, true],
  ])('%s: %s ms ago, may reload: %s', (_case, ago, may) => {
    const now = 1_800_000_000_000;
    expect(mayReload(ago === undefined ? undefined : now - ago, now, true)).toBe(may);
  });

  test('does not happen without a connection', () => {
    expect(mayReload(undefined, 0, false)).toBe(false);
  });
});
