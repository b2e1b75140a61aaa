import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHistory } from './file-history.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-history-'));
const path = 'Łódź VPN/Privacy Policy.md';

function commit(day: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const date = `${day}T01:00:00+01:00`;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'ignore',
    });
  git('add', '-A');
  git('commit', '--allow-empty', '-m', 'Record');
}

beforeAll(() => {
  execFileSync('git', ['init', '-q', folder]);
  mkdirSync(join(folder, 'Łódź VPN'));
  commit('2026-01-01', { [path]: 'Öne\n', 'other.md': 'x' });
  commit('2026-01-02', { 'other.md': 'y' });
  commit('2026-01-03', { [path]: 'two\n\nlines' });
  rmSync(join(folder, path));
  commit('2026-01-04', {});
  mkdirSync(join(folder, 'Łódź VPN'), { recursive: true });
  commit('2026-01-05', { [path]: '' });
  commit('2026-01-06', { 'other.md': 'z' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every version of the wanted files, oldest first, and the newest commit of all', () => {
  const { versions, newest } = fileHistory(folder, [path]);
  expect(versions.map(({ at, text }) => [at, text])).toEqual([
    ['2026-01-01T00:00:00.000Z', 'Öne\n'],
    ['2026-01-03T00:00:00.000Z', 'two\n\nlines'],
    ['2026-01-05T00:00:00.000Z', ''],
  ]);
  expect(versions.every(({ commit: name }) => /^[0-9a-f]{40}$/.test(name))).toBe(true);
  expect(newest.at).toBe('2026-01-06T00:00:00.000Z');
});

test('a clone without a work tree will do; a file that was never there has no version', () => {
  expect(fileHistory(join(folder, '.git'), [path]).versions).toHaveLength(3);
  expect(fileHistory(folder, ['nothing.md']).versions).toEqual([]);
  expect(fileHistory(folder, []).versions).toEqual([]);
});

test('what is no clone is refused in a sentence', () => {
  expect(() => fileHistory(tmpdir(), [path])).toThrow(UsageError);
});
