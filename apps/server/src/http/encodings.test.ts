import { expect, test } from 'vitest';
import { preferredEncoding } from './encodings.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
] as const)('%s gives %s', (header, expected) => {
  expect(preferredEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('nothing is chosen where there is no compressed form', () => {
  expect(preferredEncoding('br', [])).toBeUndefined();
});
