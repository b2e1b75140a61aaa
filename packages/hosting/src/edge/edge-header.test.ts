import { expect, test } from 'vitest';
import { edgeHeader } from './edge-header.ts';

test('the first line names the arguments, and changes with any part of the configuration', () => {
  const args = ['vpn.test', '--log', '/dev/stdout'];
  const line = edgeHeader(args, 'server {}\n');
  expect(line).toMatch(/^# Made by: edge vpn\.test --log \/dev\/stdout, fingerprint [0-9a-f]{16}\n$/);
  expect(edgeHeader(args, 'server { }\n')).not.toBe(line);
});
