import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGit } from '@vpn-site/content/git.ts';
import { afterAll, expect, test } from 'vitest';
import { changedFactProblems } from './changed-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const acme = 'facts/providers/acme.yaml';

function write(text: string): void {
  mkdirSync(dirname(join(folder, acme)), { recursive: true });
  writeFileSync(join(folder, acme), text);
}

function commit(...args: readonly string[]): void {
  const name = ['user.name=a', 'user.email=a@example.org'].flatMap((setting) => ['-c', setting]);
  runGit(folder, [...name, 'commit', '--quiet', ...args]);
}

test('a value that changes alone is reported with both values', () => {
  runGit(folder, ['init', '--quiet', '--initial-branch=main']);
  write('facts:\n  devices: { value: 10, checked: 2026-11-01, quotes: [ { source: a, text: ten } ] }\n');
  runGit(folder, ['add', '.']);
  commit('--message=facts: add Acme');
  expect(changedFactProblems(folder, 'main', [acme])).toEqual([]);
  write(readFileSync(join(folder, acme), 'utf8').replace('10,', '12,'));
  expect(changedFactProblems(folder, 'main', [])).toEqual([]);
  expect(changedFactProblems(folder, 'main', [acme])).toMatchObject([
    { file: acme, line: 2, message: expect.stringMatching(/value was 10 and is now 12/) },
  ]);
});
