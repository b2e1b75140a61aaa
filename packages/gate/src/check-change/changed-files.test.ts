import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { afterAll, expect, test } from 'vitest';
import { changedFiles, newCommitSubjects } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const commit = () => {
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--quiet', '--message', 'x');
};

git('init', '--quiet', '--initial-branch', 'main');
mkdirSync(join(folder, 'content'));
mkdirSync(join(folder, 'src'));
for (const path of ['content/kept.en.md', 'content/edited.en.md', 'src/moved.ts', 'src/gone.ts'])
  write(path, path);
commit();
git('checkout', '--quiet', '-b', 'change');
git('checkout', '--quiet', 'main');
write('content/kept.en.md', 'Changed on main meanwhile.');
commit();
git('checkout', '--quiet', 'change');

test('a branch without a change has none, whatever its base did meanwhile', () => {
  expect(changedFiles(folder, 'main')).toEqual([]);
});

test('what is committed, edited, new, deleted or moved is found', () => {
  renameSync(join(folder, 'src/moved.ts'), join(folder, 'content/moved.en.md'));
  commit();
  rmSync(join(folder, 'src/gone.ts'));
  write('content/edited.en.md', 'Other words.');
  write('content/Łódź “new”.pl.md', 'New.');
  expect(changedFiles(folder, 'main')).toEqual([
    'content/edited.en.md',
    'content/moved.en.md',
    'content/Łódź “new”.pl.md',
    'src/gone.ts',
    'src/moved.ts',
  ]);
});

test('the subjects of new commits are listed, without those of the base', () => {
  expect(newCommitSubjects(folder, 'main')).toEqual(['x']);
});

test('a base that is not there is said, not guessed', () => {
  expect(() => changedFiles(folder, 'no-such-branch')).toThrow(UsageError);
});
