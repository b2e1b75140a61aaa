import { expect, test } from 'vitest';
import { parseFactFile } from './fact-file.ts';
import { readRefusedHosts, refusedHostOf } from './refused-hosts.ts';

const files = [
  parseFactFile(
    'facts/refused-hosts.yaml',
    'hosts: [ { host: copied.example, why: It copies. }, { host: 1 } ]',
  ),
  parseFactFile('facts/countries.yaml', 'hosts: [ { host: law.example, why: No. } ]'),
];
const hosts = readRefusedHosts(files);

test('hosts are read from their own file alone, as far as they are right', () => {
  expect(hosts).toEqual([{ host: 'copied.example', why: 'It copies.' }]);
});

test.each([
  ['https://copied.example/vpn', true],
  ['https://COPIED.example/vpn', true],
  ['https://www.de.copied.example/', true],
  ['https://notcopied.example/', false],
  ['https://copied.example.org/', false],
  ['https://other.example/?from=copied.example', false],
  ['copied.example', false],
])('%s is refused: %s', (url, isRefused) => {
  expect(refusedHostOf(url, hosts) !== undefined).toBe(isRefused);
});
