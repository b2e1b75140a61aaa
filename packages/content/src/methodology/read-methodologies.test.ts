import { readFileSync } from 'node:fs';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { parseFactFile, readFactFiles } from '../facts/fact-file.ts';
import { readVocabulary } from '../facts/read-vocabulary.ts';
import { methodologyOn, readMethodologies } from './read-methodologies.ts';

const text = readFileSync(`${fixtureRoot}/facts/methodology/2025-2.yaml`, 'utf8');
const version = (name: string, published: string) =>
  parseFactFile(
    `facts/methodology/${name}.yaml`,
    text.replace('version: 2025-2', `version: ${name}`).replace(/published: .*/, `published: ${published}`),
  );
const all = readMethodologies([version('2026-1', '2026-11-15'), version('2027-1', '2027-01-01')], {
  groups: [],
});

test('versions stand newest first', () => {
  expect(all.map((methodology) => methodology.version)).toEqual(['2027-1', '2026-1']);
});

test('of two versions published on one day the later counts', () => {
  const sameDay = [version('2026-1', '2026-11-15'), version('2026-2', '2026-11-15')];
  expect(methodologyOn(readMethodologies(sameDay, { groups: [] }), undefined).version).toBe('2026-2');
});

test.each([
  ['2026-11-15', '2026-1'],
  ['2026-12-31', '2026-1'],
  ['2027-01-01', '2027-1'],
  [undefined, '2027-1'],
])('on %s the version %s is in force', (asOf, expected) => {
  expect(methodologyOn(all, asOf).version).toBe(expected);
});

test('a day before the first version, and a folder without any, are said so', () => {
  expect(() => methodologyOn(all, '2026-11-14')).toThrow('No methodology was in force on 2026-11-14.');
  expect(() => methodologyOn([], undefined)).toThrow('There is no methodology.');
});

test('a version brings the lifetime and the type of every key, so that a score needs nothing else', () => {
  const files = readFactFiles(fixtureRoot);
  const [methodology, ...others] = readMethodologies(files, readVocabulary(files));
  // A version in the history is none to score by.
  expect(others).toEqual([]);
  expect(methodology?.lifetimes).toMatchObject({ prices: 120, founded: 'never' });
  expect(methodology?.types).toMatchObject({ prices: 'plans', logging: 'choice' });
});
