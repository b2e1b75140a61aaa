import { expect, test } from 'vitest';
import { HourlyLimit } from './hourly-limit.ts';

test('one network cannot use up what all may do in an hour', () => {
  const limit = new HourlyLimit({ max: 3, maxPerNetwork: 2 }, 0);
  for (const network of ['a', 'a']) {
    expect(limit.reachedBy(network, 10)).toBeUndefined();
    limit.add(network, 10);
  }
  expect(limit.reachedBy('a', 20)).toBe('network');
  expect(limit.reachedBy('b', 20)).toBeUndefined();
  limit.add('b', 20);
  expect(['a', 'b', 'c'].map((network) => limit.reachedBy(network, 30))).toEqual(['network', 'all', 'all']);
  expect(limit.reachedBy('a', 3_600_010)).toBeUndefined();
});
