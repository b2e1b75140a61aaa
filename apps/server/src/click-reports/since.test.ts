import { expect, test } from 'vitest';
import { parseSince } from './since.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['12h', '2026-11-15T00:00:00.000Z'],
  ['2w', '2026-11-01T12:00:00.000Z'],
  ['2026-02-28', '2026-02-28T00:00:00.000Z'],
])('%s is counted from %s', (since, moment) => {
  expect(parseSince(since, now).toISOString()).toBe(moment);
});

test.each(['', '30', 'd', '-1d', '1y', '2026-02-30', '2026-2-1', 'yesterday'])(
  '"%s" is not a time',
  (since) => {
    expect(() => parseSince(since, now)).toThrow(`--since is "${since}": write 12h, 30d, 8w or a day`);
  },
);
