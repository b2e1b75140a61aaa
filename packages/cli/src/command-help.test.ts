import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { commandHelp } from './command-help.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Commands that other commands run. Users never type them. */
const parts = ['astro', 'imports', 'lockfile', 'on-facts-day', 'plain-english'];
const verbs = globSync('{apps,packages}/*/commands/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((verb) => !parts.includes(verb));

test('no two packages have a command of the same name', () => {
  expect(verbs.length).toBe(new Set(verbs).size);
});

test.each([...Object.keys(scripts), ...verbs.map(scriptOf)])(
  'the tables of commands have a line for %s',
  (script) => {
    expect(commandHelp('.', script)).toMatch(/^npm .+\n {2}\S/);
  },
);

/** Returns the npm script of a verb: `check-content` is the script `check:content`. */
function scriptOf(verb: string): string {
  return scripts[verb.replace('-', ':')] === undefined ? verb : verb.replace('-', ':');
}

test('a line leads to the page that says more', () => {
  expect(commandHelp('.', 'mirror')).toBe(
    'npm run site -- mirror\n  copies the build into a folder and a zip that any plain file server can host: packages/hosting/docs/mirror.md',
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

const site = (...words: string[]) =>
  spawnSync('npm', ['run', '--silent', 'site', '--', ...words], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

test('npm run site lists every command with what it does', () => {
  const { status, stdout } = site();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^watch +reads living sources and looks for the quotes of our facts$/m);
  const missing = verbs.filter(
    (verb) => scriptOf(verb) === verb && !new RegExp(`^${verb} +\\S`, 'm').test(stdout),
  );
  expect(missing).toEqual([]);
});

test('a verb says what it does when asked, and does nothing', () => {
  const { status, stdout } = site('mirror', '--help');
  expect([status, stdout]).toEqual([0, `${commandHelp('.', 'mirror')}\n`]);
});

test.each([
  ['no-such-verb', 'There is no command "no-such-verb". Run "npm run site" to list the commands.\n'],
  ['rehearse:install', '"rehearse:install" has a new name: npm run site -- rehearse-install\n'],
])('%s is answered with where to go', (verb, answer) => {
  const { status, stderr } = site(verb);
  expect([status, stderr]).toEqual([1, answer]);
});
