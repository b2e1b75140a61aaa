import { expect, test } from 'vitest';
import { publicLookup, refusal } from './public-address.ts';

test.each([
  'http://alder.example/',
  'file:///etc/passwd',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://[2002:7f00:1::]/',
  'https://alder.example:8443/',
  'https://user:word@alder.example/',
])('%s is not asked', (url) => {
  expect(refusal(new URL(url))).toBeTypeOf('string');
});

test.each(['https://alder.example/', 'https://93.184.216.34/', 'https://[2606:2800:220:1::1]/'])(
  '%s may be asked',
  (url) => {
    expect(refusal(new URL(url))).toBeUndefined();
  },
);

test('a name that leads to this machine is refused when it is looked up', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(String(error)).toContain('localhost resolves to the private address');
});
