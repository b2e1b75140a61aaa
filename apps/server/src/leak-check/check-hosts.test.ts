import { expect, test } from 'vitest';
import { leakCheckEndpoints, leakCheckHostGuard } from './check-hosts.ts';

const config = {
  v4Host: 'v4.vpn.example',
  v6Host: 'v6.vpn.example',
  stun: 'stun.vpn.example:3478',
  dns: { zone: 'leak.vpn.example', key: 'k', inquiry: { host: '127.0.0.1', port: 8095 } },
  networksFile: undefined,
  countriesFile: undefined,
};
const off = { ...config, v4Host: undefined, v6Host: undefined, stun: undefined, dns: undefined };

test('the check asks under the scheme and the port of the site for what is configured, and its policy opens no more', () => {
  expect(leakCheckEndpoints('https://vpn.example', config)).toEqual({
    v4: 'https://v4.vpn.example',
    v6: 'https://v6.vpn.example',
    stun: 'stun:stun.vpn.example:3478',
    connects: ['https://v4.vpn.example', 'https://v6.vpn.example', 'https://*.leak.vpn.example'],
  });
  expect(leakCheckEndpoints('http://localhost:8080', config).v4).toBe('http://v4.vpn.example:8080');
  expect(leakCheckEndpoints('https://vpn.example', off)).toEqual({
    v4: null,
    v6: null,
    stun: null,
    connects: [],
  });
});

test('a name of one kind of address answers one question', () => {
  const isFor = leakCheckHostGuard(config);
  expect(isFor('V4.vpn.example:443', '/_leak-check/seen?x')).toBe(true);
  expect(isFor('v6.vpn.example', '/_leak-check/setup')).toBe(false);
  expect(isFor('vpn.example', '/_leak-check/seen')).toBe(false);
  expect(isFor(undefined, '/_leak-check/seen')).toBe(false);
  expect(leakCheckHostGuard(off)('undefined', '/_leak-check/seen')).toBe(false);
});
