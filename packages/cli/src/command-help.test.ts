import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandHelp } from './command-help.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(Object.keys(scripts))('the tables of commands have a line for %s', (script) => {
  expect(commandHelp('.', script)).toMatch(/^npm .+\n {2}\S/);
});

test('a line leads to the page that says more', () => {
  expect(commandHelp('.', 'mirror')).toBe(
    'npm run mirror\n  copies the build into a folder and a zip that any plain file server can host: docs/operations/mirror.md',
  );
});

test('a command whose name only begins like another is not meant', () => {
  expect(commandHelp('.', 'chec')).toBe('');
});

test('whoever asks for help gets that line, and nothing is done', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'preview', '--', '--help'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`${commandHelp('.', 'preview')}\n`);
});
