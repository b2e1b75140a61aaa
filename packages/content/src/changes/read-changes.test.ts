import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChanges } from './read-changes.ts';

const words = byLocale(() => 'x');
const definition = (key: string, type: FactType) => {
  return { key, type, group: 'g', label: words, explanation: words, lifetime: 1, options: {} };
};
const definitions = [
  definition('tor', 'yes-no'),
  definition('countries', 'number'),
  definition('audits', 'audits'),
];
const vocabulary: Vocabulary = { groups: [{ id: 'g', label: words, definitions }] };

const fact = (value: string, note = 'a') =>
  `    value: ${value}\n    basis: dataset\n    note: { en: ${note} }\n`;
const provider = (countries: string, tor: string, note?: string) =>
  `id: p\nname: P\nfacts:\n  countries:\n${fact(countries, note)}  tor:\n${fact(tor, note)}sources:\n  s: { url: x }\n`;

const count = (value: number) => ({ type: 'number', value });
const changed = { kind: 'changed', provider: 'p' };

describe('changes of facts', () => {
  let root: string;
  const file = 'facts/providers/p.yaml';
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, stdio: 'pipe' });
  const commit = (day: string, files: Readonly<Record<string, string | undefined>>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      if (text === undefined) rmSync(join(root, name));
      else writeFileSync(join(root, name), text);
    }
    git('add', '--all');
    const when = `${day}T23:30:00Z`;
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '-m', day], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when },
    });
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'changes-'));
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.org');
    commit('2026-01-01', { 'README.md': 'x' });
    commit('2026-01-02', { [file]: provider('40', 'unknown') });
    commit('2026-01-03', { [file]: provider('40', 'unknown', 'another wording, żółć') });
    commit('2026-01-04', { [file]: provider('49', 'true'), 'content/x.md': 'x' });
    commit('2026-01-05', { 'facts/providers/q.yaml': provider('1', 'false') });
    commit('2026-01-06', { 'facts/providers/q.yaml': undefined });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('a new file is one entry, other words are none, and each changed value is one, newest first', () => {
    expect(readChanges(root, vocabulary, ['p'])).toEqual({
      isComplete: true,
      changes: [
        { kind: 'removed', day: '2026-01-06', provider: 'q' },
        { kind: 'added', day: '2026-01-05', provider: 'q' },
        {
          ...changed,
          day: '2026-01-04',
          key: 'tor',
          before: 'unknown',
          after: { type: 'yes-no', value: true },
        },
        { ...changed, day: '2026-01-04', key: 'countries', before: count(40), after: count(49) },
        { kind: 'added', day: '2026-01-02', provider: 'p' },
      ],
    });
  });

  test('a file of another shape is read as a whole, and a value of another form is kept apart', () => {
    const odd = mkdtempSync(join(tmpdir(), 'changes-odd-'));
    execFileSync('git', ['clone', '--quiet', root, odd]);
    const keep = root;
    root = odd;
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.org');
    commit('2026-02-01', { [file]: 'id: p\nfacts: { countries: { value: many }, tor: { value: true } }\n' });
    const [newest] = readChanges(odd, vocabulary, ['p']).changes;
    root = keep;
    rmSync(odd, { recursive: true, force: true });
    const other = { day: '2026-02-01', key: 'countries', before: count(49), after: undefined };
    expect(newest).toEqual({ ...changed, ...other });
  });

  test('of one day, a fact has one change, and none if it ends where it began', () => {
    commit('2026-03-01', { [file]: provider('50', 'true') });
    commit('2026-03-01', { [file]: provider('51', 'false') });
    commit('2026-03-01', { [file]: provider('52', 'true') });
    const changes = readChanges(root, vocabulary, ['p']).changes.filter(({ day }) => day === '2026-03-01');
    const once = { day: '2026-03-01', key: 'countries', before: count(49), after: count(52) };
    expect(changes).toEqual([{ ...changed, ...once }]);
    git('reset', '--quiet', '--hard', 'HEAD~3');
  });

  test('a merge counts on the day it arrived', () => {
    git('checkout', '--quiet', '-b', 'side');
    commit('2026-01-07', { [file]: provider('50', 'true') });
    git('checkout', '--quiet', 'main');
    const when = { GIT_AUTHOR_DATE: '2026-01-09T12:00:00Z', GIT_COMMITTER_DATE: '2026-01-09T12:00:00Z' };
    execFileSync('git', ['merge', '--quiet', '--no-ff', '-m', 'merge', 'side'], {
      cwd: root,
      env: { ...process.env, ...when },
    });
    expect(readChanges(root, vocabulary, ['p']).changes[0]).toMatchObject({
      day: '2026-01-09',
      after: count(50),
    });
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  test('a shallow copy tells what it can and that this is not all', () => {
    const copy = mkdtempSync(join(tmpdir(), 'changes-shallow-'));
    execFileSync('git', ['clone', '--quiet', '--depth=4', `file://${root}`, copy]);
    const { changes, isComplete } = readChanges(copy, vocabulary, ['p']);
    rmSync(copy, { recursive: true, force: true });
    expect(isComplete).toBe(false);
    expect(changes.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'removed 2026-01-06',
      'added 2026-01-05',
      'changed 2026-01-04',
      'changed 2026-01-04',
    ]);
  });

  test('without a history there are no changes, and it says so', () => {
    const archive = mkdtempSync(join(tmpdir(), 'changes-archive-'));
    expect(readChanges(archive, vocabulary, ['p'])).toEqual({ changes: [], isComplete: false });
    rmSync(archive, { recursive: true, force: true });
  });
});
