import { expect, test } from 'vitest';
import { readDnsServerConfig } from './config.ts';

const whole = {
  LEAK_CHECK_DNS_ZONE: 'Leak.vpn.example',
  LEAK_CHECK_DNS_KEY: 'k'.repeat(32),
  LEAK_CHECK_DNS_NAMESERVER: 'ns.vpn.example',
};

test('three settings are enough', () => {
  expect(readDnsServerConfig(whole)).toEqual({
    zone: { name: 'leak.vpn.example', nameserver: 'ns.vpn.example' },
    key: whole.LEAK_CHECK_DNS_KEY,
    listen: [
      { host: '0.0.0.0', port: 53 },
      { host: '::', port: 53 },
    ],
    inquiry: { host: '127.0.0.1', port: 8095 },
  });
});

test('it listens where it is told', () => {
  const written = {
    ...whole,
    LEAK_CHECK_DNS_LISTEN: '192.0.2.1:5353,[2001:db8::1]:53',
    LEAK_CHECK_DNS_INQUIRY: '[::1]:9',
  };
  expect(readDnsServerConfig(written)).toMatchObject({
    listen: [
      { host: '192.0.2.1', port: 5353 },
      { host: '2001:db8::1', port: 53 },
    ],
    inquiry: { host: '::1', port: 9 },
  });
});

test.each([
  [{}, /need each other: set all three/],
  [{ ...whole, LEAK_CHECK_DNS_KEY: '' }, /need each other/],
  [
    { ...whole, LEAK_CHECK_DNS_KEY: 'short' },
    /LEAK_CHECK_DNS_KEY is wrong: write at least 32 .* openssl rand/,
  ],
  [{ ...whole, LEAK_CHECK_DNS_ZONE: 'example' }, /LEAK_CHECK_DNS_ZONE is wrong: write a whole name/],
  [
    { ...whole, LEAK_CHECK_DNS_ZONE: 'https://x' },
    /LEAK_CHECK_DNS_ZONE is wrong: write the name of the zone/,
  ],
  [{ ...whole, LEAK_CHECK_DNS_NAMESERVER: 'ns.leak.vpn.example' }, /inside the zone/],
  [{ ...whole, LEAK_CHECK_DNS_LISTEN: '53' }, /LEAK_CHECK_DNS_LISTEN is wrong: write addresses with ports/],
  [{ ...whole, LEAK_CHECK_DNS_INQUIRY: 'here:99999' }, /LEAK_CHECK_DNS_INQUIRY is wrong: write addresses/],
])('refuses %j with a clear sentence', (environment, sentence) => {
  expect(() => readDnsServerConfig(environment)).toThrow(sentence);
});
