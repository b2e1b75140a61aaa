import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'signed-node-'));
const from = join(folder, 'dist/v26.99.0');
const archive = join(from, 'node-v26.99.0-linux-x64.tar.xz');
const list = join(from, 'SHASUMS256.txt');
const node = join(folder, 'node');

/** A program that answers as a Node of this version does. */
const program = (mark: string) => `#!/bin/sh
case $1 in --version) echo v26.99.0 ;; --print) echo x64 ;; *) echo ${mark} ;; esac
`;

beforeAll(() => {
  for (const person of ['releaser', 'stranger']) {
    mkdirSync(join(folder, person), { mode: 0o700 });
    gpg(person, '--passphrase', '', '--quick-gen-key', `${person}@node.example`, 'ed25519', 'sign', 'never');
    gpg(person, '--output', `${folder}/${person}.gpg`, '--export');
  }
});
afterAll(() => {
  for (const person of ['releaser', 'stranger'])
    spawnSync('gpgconf', ['--homedir', join(folder, person), '--kill', 'all']);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  rmSync(from, { recursive: true, force: true });
  mkdirSync(from, { recursive: true });
  writeProgram(node, 'installed by npm');
  pack('signed');
  sign('releaser');
});

function gpg(person: string, ...args: string[]) {
  execFileSync('gpg', ['--homedir', join(folder, person), '--batch', '--quiet', '--yes', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function writeProgram(file: string, mark: string) {
  writeFileSync(file, program(mark));
  chmodSync(file, 0o755);
}

/** Writes the archive of Node. */
function pack(mark: string) {
  const inside = join(folder, 'node-v26.99.0-linux-x64');
  mkdirSync(join(inside, 'bin'), { recursive: true });
  writeProgram(join(inside, 'bin/node'), mark);
  execFileSync('tar', ['-cJf', archive, '-C', folder, 'node-v26.99.0-linux-x64']);
}

const sum = () =>
  `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  node-v26.99.0-linux-x64.tar.xz\n`;

function sign(person: string) {
  writeFileSync(list, `${'0'.repeat(64)}  node-v26.99.0.tar.gz\n${sum()}`);
  gpg(person, '--clearsign', list);
}

function replaceNode() {
  const { status, stderr } = spawnSync('bash', ['deploy/bin/vpn-site-node', node], {
    encoding: 'utf8',
    env: { ...process.env, NODE_DIST: `file://${folder}/dist`, NODE_KEYS: join(folder, 'releaser.gpg') },
  });
  return { status, stderr, runs: execFileSync(node, ['start'], { encoding: 'utf8' }).trim() };
}

test('a release gets the Node that a releaser of Node signed', () => {
  expect(replaceNode()).toEqual({ status: 0, stderr: '', runs: 'signed' });
});

test.each([
  ['an archive that was changed later', () => pack('changed'), 'is not the file that was signed'],
  ['a list that a stranger signed', () => sign('stranger'), 'No key in'],
  [
    'a list without the archive',
    () => {
      writeFileSync(list, 'nothing\n');
      gpg('releaser', '--clearsign', list);
    },
    'has no node-v26.99.0-linux-x64.tar.xz',
  ],
  [
    'sums before the signed part',
    () => {
      pack('changed');
      writeFileSync(`${list}.asc`, `${sum()}${readFileSync(`${list}.asc`, 'utf8')}`);
    },
    'is not the file that was signed',
  ],
  ['an archive that is not there', () => rmSync(archive), 'cannot be read'],
])('%s is refused, and the Node of before stays', (_, change, words) => {
  change();
  const { status, stderr, runs } = replaceNode();
  expect([status, runs]).toEqual([1, 'installed by npm']);
  expect(stderr).toContain(words);
});

test('the keys of Node’s releasers are there', () => {
  const shown = execFileSync(
    'gpg',
    ['--homedir', join(folder, 'stranger'), '--with-colons', '--show-keys', 'deploy/node-release-keys.gpg'],
    { encoding: 'utf8' },
  );
  expect(shown.match(/^pub:/gm)?.length).toBeGreaterThan(3);
});
