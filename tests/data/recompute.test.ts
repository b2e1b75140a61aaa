import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, test } from 'vitest';

const published = `${dist}/client/data/v1`;
const files = openDataFiles.filter((file) => file !== 'SHA256SUMS');
const read = (name: string) =>
  JSON.parse(readFileSync(join(published, name), 'utf8')) as Record<string, unknown>;

describe('open data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a reader with nothing but the published files gets every score of every profile again', () => {
    for (const file of files) cpSync(join(published, file), join(folder, file));
    writeFileSync(
      join(folder, 'recompute.mjs'),
      `import { readFileSync } from 'node:fs';
       import { publishedScores } from './score.mjs';
       const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
       const again = publishedScores(read('providers.json').providers, read('methodology.json'), read('scores.json').asOf);
       process.stdout.write(JSON.stringify(again));`,
    );
    const again: unknown = JSON.parse(
      execFileSync(process.execPath, ['recompute.mjs'], { cwd: folder, encoding: 'utf8', maxBuffer: 50e6 }),
    );
    expect(again).toEqual(read('scores.json'));
  });

  test('a changed fact is noticed', () => {
    const { providers, ...rest } = read('providers.json') as { providers: { facts: object }[] };
    const forgotten = providers.map(({ facts, ...provider }) => ({
      ...provider,
      facts: Object.fromEntries(Object.keys(facts).map((key) => [key, { value: 'unknown' }])),
    }));
    writeFileSync(join(folder, 'providers.json'), JSON.stringify({ ...rest, providers: forgotten }));
    const again: unknown = JSON.parse(
      execFileSync(process.execPath, ['recompute.mjs'], { cwd: folder, encoding: 'utf8', maxBuffer: 50e6 }),
    );
    const { profiles } = read('scores.json') as { profiles: Record<string, { evidence: number }[]>[] };
    const isAnyCounted = profiles.some(({ ranked = [], unranked = [] }) =>
      [...ranked, ...unranked].some(({ evidence }) => evidence > 0),
    );
    // If every fact is too old to count, removing them changes nothing.
    if (isAnyCounted) expect(again).not.toEqual(read('scores.json'));
    else expect(again).toEqual(read('scores.json'));
  });

  test('score.mjs stands alone', () => {
    const code = readFileSync(join(published, 'score.mjs'), 'utf8');
    expect(code).not.toMatch(/^\s*(?:import|export .* from)\s/m);
    expect(code).not.toMatch(/offer|commission|click/i);
  });

  test.each(['providers.json', 'scores.json', 'methodology.json'])('%s fits the published schema', (name) => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const schema = read('schema.json') as { $defs: Record<string, object> };
    const validate = ajv.compile(schema.$defs[name] ?? false);
    expect(validate(read(name)), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(validate({ ...read(name), extra: 1 })).toBe(false);
  });

  test('every fact of every provider is in the table', () => {
    const rows = readFileSync(join(published, 'facts.csv'), 'utf8').trim().split('\r\n');
    const { providers } = read('providers.json') as { providers: { facts: object }[] };
    expect(rows).toHaveLength(1 + providers.reduce((sum, { facts }) => sum + Object.keys(facts).length, 0));
  });

  test('the checksums are right and the attribution is there', () => {
    const lines = readFileSync(join(published, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(lines.map((line) => line.split('  ')[1])).toEqual(files.toSorted());
    for (const line of lines) {
      const [sum, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(published, name)))
          .digest('hex'),
      ).toBe(sum);
    }
    const [, ...owed] = readFileSync('facts/SOURCES.md', 'utf8').split('\n');
    expect(readFileSync(join(published, 'README.md'), 'utf8')).toContain(owed.join('\n').trim());
  });
});
