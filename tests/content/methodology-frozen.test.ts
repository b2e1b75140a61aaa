import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Rules and weights of every published version. A change of method is a new file, never an edit. */
const published: Readonly<Record<string, string>> = { '2026-1': '41371bfa9be3d769' };

test.each(Object.entries(published))('methodology %s is as it was published', (version, fingerprint) => {
  const methodology = parse(readFileSync(`facts/methodology/${version}.yaml`, 'utf8'), {
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
  const found = createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 16);
  expect(found).toBe(fingerprint);
});
