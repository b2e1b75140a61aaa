import { expect, test } from 'vitest';
import { siteTests } from './site-tests.ts';

const none = { v4: null, v6: null, stun: null, connects: [] };
const noTables = { knowsNetworks: false, knowsCountries: false } as never;

test('a server as it comes tests the address of the connection and no more', () => {
  const check = { endpoints: none, tables: noTables, dns: undefined };
  expect(siteTests(check, 4)).toEqual(['ipv4']);
  expect(siteTests(check, 6)).toEqual(['ipv6']);
});

test('each service adds its test', () => {
  const endpoints = { ...none, v4: 'https://v4.example', v6: 'https://v6.example', stun: 'stun:x:1' };
  const tables = { knowsNetworks: true, knowsCountries: true } as never;
  const dns = { zone: 'leak.vpn.example', key: 'k', inquiry: { host: '127.0.0.1', port: 1 } };
  expect(siteTests({ endpoints, tables, dns }, 4)).toEqual([
    ...['ipv4', 'ipv6', 'webrtc', 'dns', 'clock', 'network'],
  ]);
  expect(siteTests({ endpoints: none, tables, dns: undefined }, 4)).toEqual(['ipv4', 'clock', 'network']);
});
