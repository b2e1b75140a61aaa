import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originalRevision } from '@vpn-site/content/translations/translation-states.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedLines, originalChanges } from './original-changes.ts';

const text = (words: string, updated = '2026-11-15') =>
  ['---', 'title: T', 'description: D', `updated: ${updated}`, '---', '', words, ''].join('\n');

describe('changedLines', () => {
  test('names the line as it is now, with what came and what went', () => {
    expect(changedLines(text('One two three.\n\nFour.'), text('One 2 three.\n\nFour.\n\nFive.'))).toEqual([
      {
        line: 7,
        parts: [
          { text: 'One ' },
          { text: 'two', mark: 'removed' },
          { text: '2', mark: 'added' },
          { text: ' three.' },
        ],
      },
      { line: 11, parts: [{ text: 'Five.', mark: 'added' }] },
    ]);
  });

  test('leaves out what a translator has nothing to do with', () => {
    expect(changedLines(text('One two.', '2026-11-01'), text('One\ntwo.', '2026-11-15'))).toEqual([]);
    expect(changedLines(text('\n\n b'), text('b \n\n'))).toEqual([]);
  });

  test('says something whenever the words differ, and nothing when they do not', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', '\n\n'), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (was, now) => {
        const [before, after] = [text(was.join(' ')), text(now.join(' '))];
        const isSame = originalRevision(before) === originalRevision(after);
        expect(changedLines(before, after).length === 0).toBe(isSame);
      }),
    );
  });
});

describe('originalChanges', () => {
  const file = 'content/pages/x.en.md';
  let root = '';
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd: root,
      stdio: 'pipe',
    });
  const commit = (words: string) => {
    writeFileSync(join(root, file), text(words));
    git('add', '-A');
    git('commit', '-qm', 'Change words');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'original-'));
    mkdirSync(join(root, 'content/pages'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('finds the revision that is followed, also under an earlier name, and what changed since', () => {
    git('init', '-q');
    commit('One two three four five.');
    git('mv', file, 'content/pages/y.en.md');
    git('commit', '-qm', 'Move');
    const followed = originalRevision(text('One two three four five.'));
    const changes = originalChanges(root, 'content/pages/y.en.md', text('One two three 4 five.'), followed);
    expect(changes).toMatchObject({ found: true, lines: [{ line: 7 }] });
  });

  test('finds a revision that only a merge made', () => {
    git('init', '-q', '-b', 'main');
    commit('One.\n\nTwo.\n\nThree.\n\nFour.');
    git('checkout', '-qb', 'other');
    commit('1.\n\nTwo.\n\nThree.\n\nFour.');
    git('checkout', '-q', 'main');
    commit('One.\n\nTwo.\n\nThree.\n\n4.');
    git('merge', '-q', '--no-edit', 'other');
    const followed = originalRevision(text('1.\n\nTwo.\n\nThree.\n\n4.'));
    expect(originalChanges(root, file, text('Now.'), followed)).toMatchObject({ found: true });
  });

  test('says why a revision cannot be found', () => {
    const asked = () => originalChanges(root, file, text('Now.'), '0123456789');
    expect(asked()).toMatchObject({
      found: false,
      reason: expect.stringContaining('not a git checkout') as string,
    });
    git('init', '-q');
    commit('One.');
    commit('Two.');
    expect(asked()).toMatchObject({
      found: false,
      reason: expect.stringContaining('Compare the whole text') as string,
    });
    const whole = root;
    root = mkdtempSync(join(tmpdir(), 'original-'));
    git('clone', '-q', '--depth', '1', `file://${whole}`, '.');
    expect(asked()).toMatchObject({ found: false, reason: expect.stringContaining('--unshallow') as string });
    rmSync(whole, { recursive: true });
  });
});
