import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['192.0.2.1', '192.0.2.250', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['2001:db8:7::1', '2001:db8:7:ffff:1:2:3:4', true],
  ['2001:db8::1', '2001:db8:0:5:1:2:3:4', true],
  ['::1', '::2', true],
  ['2001:db8:7::1', '2001:db8:8::1', false],
])('%s and %s are of one network: %s', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame);
});
