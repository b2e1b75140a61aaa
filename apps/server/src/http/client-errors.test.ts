import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { encodedTarget, handleClientError } from './client-errors.ts';

const line = (target: string) => Buffer.from(`GET ${target} HTTP/1.1\r\nhost: vpn.example\r\n\r\n`);

test.each([
  ['/search?q=Łódź', '/search?q=%C5%81%C3%B3d%C5%BA'],
  ['/özel', '/%C3%B6zel'],
  ['//evil.example/ö', '/evil.example/%C3%B6'],
  ['/\\evil.example/ö', '/%5Cevil.example/%C3%B6'],
  ['/about', undefined],
  ['http://evil.example/ö', undefined],
  ['/ö /x', undefined],
])('the address %s is encoded as %s', (target, encoded) => {
  expect(encodedTarget(line(target))).toBe(encoded);
});

test('what is no request has no address', () => {
  expect(encodedTarget(undefined)).toBeUndefined();
  expect(encodedTarget(Buffer.from('ö'))).toBeUndefined();
});

/** Sends bytes to a server with this handler. Returns the response and the counted statuses. */
async function responseTo(bytes: Buffer): Promise<{ response: string; counted: number[] }> {
  const counted: number[] = [];
  const server = createServer((_request, response) => response.end('page'));
  server.on(
    'clientError',
    handleClientError({ 'x-own': '1' }, (status) => counted.push(status)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(bytes);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  server.close();
  return { response, counted };
}

test('an unencoded address is redirected to its encoded form', async () => {
  const { response, counted } = await responseTo(line('/search?q=Łódź'));
  expect(response).toMatch(/^HTTP\/1\.1 301 Moved Permanently\r\n/);
  expect(response).toContain('location: /search?q=%C5%81%C3%B3d%C5%BA\r\n');
  expect(response).toContain('x-own: 1\r\n');
  expect(counted).toEqual([301]);
});

test('what cannot be parsed is refused', async () => {
  const { response, counted } = await responseTo(Buffer.from('nonsense\r\n\r\n'));
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).not.toContain('location');
  expect(counted).toEqual([400]);
});
