import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { liveRoot } from './live-site.ts';

/** Rules and weights of every published version. A change of method is a new file, never an edit. */
const published: Readonly<Record<string, string>> = { '2026-1': '0508d295e0d9a097' };

const versions = globSync('facts/methodology/*.yaml', { cwd: liveRoot }).map((file) =>
  basename(file, '.yaml'),
);

test.each(versions.toSorted())('methodology %s is as it was published', (version) => {
  const found = fingerprintOf(version);
  expect(
    published[version],
    `A new version is frozen by the line '${version}': '${found}' in this file; a published one is never changed.`,
  ).toBe(found);
});

test('no published methodology is gone', () => {
  expect(versions).toEqual(expect.arrayContaining(Object.keys(published)));
});

/** Words may be mended later and fields written in another order; numbers may not change. */
function fingerprintOf(version: string): string {
  const methodology = parse(readFileSync(join(liveRoot, `facts/methodology/${version}.yaml`), 'utf8'), {
    schema: 'core',
  }) as {
    criteria: Record<string, unknown>[];
    profiles: Record<string, unknown>[];
  };
  const numbers = {
    ...methodology,
    criteria: methodology.criteria.map(({ label: _label, reason: _reason, ...rest }) => rest),
    profiles: methodology.profiles.map(({ label: _label, description: _description, ...rest }) => rest),
  };
  return createHash('sha256').update(JSON.stringify(numbers, inOrder)).digest('hex').slice(0, 16);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
