import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsDayEnvironment } from './facts-day-environment.ts';

const site = mkdtempSync(join(tmpdir(), 'facts-day-'));
afterAll(() => rmSync(site, { recursive: true }));
mkdirSync(join(site, 'facts/offers'), { recursive: true });
writeFileSync(join(site, 'facts/offers/a.yaml'), 'provider: a\nchecked: 2024-02-29\n');
writeFileSync(join(site, 'facts/ownership.yaml'), 'groups: [ { checked: 2024-02-28 } ]\n');

test('the day is that of the newest fact, unless one is set', () => {
  expect(factsDayEnvironment(site, { PATH: '/bin' })).toEqual({ PATH: '/bin', AS_OF: '2024-02-29' });
  expect(factsDayEnvironment(site, { AS_OF: '' })).toEqual({ AS_OF: '2024-02-29' });
  expect(factsDayEnvironment(site, { AS_OF: '2023-01-01' })).toEqual({ AS_OF: '2023-01-01' });
});
