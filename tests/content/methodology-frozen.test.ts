import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveRoot } from './live-site.ts';

/**
 * Fingerprints of the rules, weights and results of every published version. A change of the method needs a new file, never
 * an edit.
 */
const published: Readonly<Record<string, string>> = {
  '2026-1': '0508d295e0d9a097',
  '2026-1.results': '145a78970d49a7e3',
  '2027-1': 'bd4da1f5c783b6a6',
  '2027-1.results': '201fc739aed3c074',
  '2027-2': 'af43cd61f764b947',
};

const files = globSync('facts/methodology/**/*.yaml', { cwd: liveRoot });
const frozen = files.map((file) => ({ name: basename(file, '.yaml'), file }));

test.each(frozen)('methodology $name is as it was published', ({ name, file }) => {
  const found = fingerprintOf(file);
  expect(
    published[name],
    `A new version is frozen by the line '${name}': '${found}' in this file; a published one is never changed.`,
  ).toBe(found);
});

test('no published methodology is gone', () => {
  expect(frozen.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(published)));
});

/**
 * Returns the fingerprint of a methodology file. It does not depend on translated texts or the order of fields, because
 * only these may change after publication.
 */
function fingerprintOf(file: string): string {
  const data: unknown = parse(readFileSync(join(liveRoot, file), 'utf8'), { schema: 'core' });
  return createHash('sha256').update(JSON.stringify(data, withoutTexts)).digest('hex').slice(0, 16);
}

function withoutTexts(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (localeCodes.every((code) => code in value)) return undefined;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
