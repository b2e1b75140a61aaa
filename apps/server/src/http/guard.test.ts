import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostGuard } from './guard.ts';

const isAllowed = hostGuard('https://vpn.example', ['www.vpn.example']);

test.each([
  'vpn.example',
  'VPN.example:443',
  'www.vpn.example',
  'localhost:8080',
  '127.0.0.1:9',
  '[::1]:8080',
])('%s is ours', (host) => {
  expect(isAllowed(host)).toBe(true);
});

test.each(['vpn.example.evil', 'evil.vpn.example', 'vpn.example:443@evil', '127.0.0.1.evil', '', undefined])(
  '%s is not',
  (host) => {
    expect(isAllowed(host)).toBe(false);
  },
);

test('whatever is added to a name of ours makes it another one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (added) => {
      expect(isAllowed(`${added}vpn.example`)).toBe(added === 'www.');
      if (!/^:\d+$/.test(added)) expect(isAllowed(`vpn.example${added}`)).toBe(false);
    }),
  );
});
