import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askGit, GitError, runGit } from './git.ts';

test('what git prints is returned, with input, settings and environment as given', () => {
  const hash = runGit(tmpdir(), ['hash-object', '--stdin'], { input: 'a\n' }).toString();
  expect(hash).toBe('78981922613b2afb6025042ff6bd878ac1994e85\n');
  const settings = ['user.name=B'];
  expect(runGit(tmpdir(), ['config', 'user.name'], { settings }).toString()).toBe('B\n');
  const env = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@vpn.example', GIT_AUTHOR_DATE: '@1 +0000' };
  expect(runGit(tmpdir(), ['var', 'GIT_AUTHOR_IDENT'], { env }).toString()).toBe(
    'A <a@vpn.example> 1 +0000\n',
  );
});

test('a command that fails is an error with what git said, or no answer', () => {
  expect(() => runGit(tmpdir(), ['no-such-command'])).toThrow(/^git no-such-command: git: 'no-such-command'/);
  expect(askGit(tmpdir(), ['no-such-command'])).toBeUndefined();
});

test('a folder that is not there is no answer either', () => {
  const folder = join(tmpdir(), 'no-such-folder');
  expect(() => runGit(folder, ['--version'])).toThrow(GitError);
  expect(askGit(folder, ['--version'])).toBeUndefined();
});
