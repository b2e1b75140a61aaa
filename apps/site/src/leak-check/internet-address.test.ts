import { describe, expect, test } from 'vitest';
import { addressScope, candidateAddress, isNearby, isSameConnection } from './internet-address.ts';

describe('an address that a browser names', () => {
  test.each([
    ['4f1c2f0e-9b7d-4a53-8d5e-0c4f4f5a7f10.local', 'masked'],
    ['10.8.0.2', 'local'],
    ['172.16.0.1', 'local'],
    ['172.32.0.1', 'public'],
    ['192.168.1.20', 'local'],
    ['169.254.3.4', 'local'],
    ['100.64.0.9', 'local'],
    ['100.63.0.9', 'public'],
    ['127.0.0.1', 'local'],
    ['203.0.113.24', 'public'],
    ['::1', 'local'],
    ['FE80::1', 'local'],
    ['fd12:3456::1', 'local'],
    ['2001:db8:4a7::1f', 'public'],
  ])('%s is %s', (address, scope) => {
    expect(addressScope(address)).toBe(scope);
  });
});

describe('the address in a candidate', () => {
  test.each([
    ['candidate:1 1 udp 2113937151 9a7f.local 51472 typ host', '9a7f.local'],
    ['candidate:2 1 udp 1677729535 203.0.113.24 40001 typ srflx raddr 0.0.0.0 rport 0', '203.0.113.24'],
    ['candidate:3 1 udp 1677732095 [2001:db8:4a7::1f] 40001 typ srflx raddr :: rport 0', '2001:db8:4a7::1f'],
    ['candidate:3 1 udp 1677732095 2001:db8:4a7::1f 40001 typ srflx raddr :: rport 0', '2001:db8:4a7::1f'],
    ['', undefined],
  ])('of “%s”', (candidate, address) => {
    expect(candidateAddress(candidate)).toBe(address);
  });
});

describe('one line', () => {
  test.each([
    ['203.0.113.24', '203.0.113.24', true],
    ['203.0.113.24', '203.0.113.25', false],
    ['203.0.113.24', '2001:db8:4a7::1f', false],
    ['2001:db8:4a7::1f', '2001:0DB8:04a7:0:8:9:a:b', true],
    ['2001:db8:4a7::1f', '2001:db8:4a8::1f', false],
    ['2001:db8::', '2001:db8:0:1:2:3:4:5', true],
    ['::', '0:0:0:9::', true],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameConnection(one, other)).toBe(isSame);
    expect(isSameConnection(other, one)).toBe(isSame);
  });
});

describe('addresses near each other', () => {
  test.each([
    ['83.6.10.5', '83.6.200.9', true],
    ['83.6.10.5', '83.7.10.5', false],
    ['83.6.10.5', '2001:db8::1', false],
    ['2001:db8:1::1', '2001:0DB8:2::9', true],
    ['2001:db8:1::1', '2001:db9:1::1', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isNearby(one, other)).toBe(expected);
    expect(isNearby(other, one)).toBe(expected);
  });
});
