import { expect, test } from 'vitest';
import { forwardedClient, networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
  ['::1', '0:0:0'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['10.1.2.3', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['203.0.113.5', '192.0.2.7', '203.0.113.5'],
])('behind %s, which says %s, the client is %s', (peer, claimed, client) => {
  const clientOf = forwardedClient(['127.0.0.1', '10.0.0.0/8']);
  expect(clientOf(peer, claimed)).toBe(client);
});
