import { expect, test } from 'vitest';
import { isPublicAddress } from './site-config.ts';

test.each([
  ['https://vpn.example', true],
  ['http://vpn.example:8080/x', true],
  ['https://localhost.example', true],
  ['http://localhost:8080', false],
  ['http://site.localhost', false],
  ['http://127.0.0.1:4321', false],
  ['http://[::1]:8080', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
