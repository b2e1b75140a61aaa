import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeKey } from '@vpn-site/harness/served-host.ts';
import { sumLine } from '@vpn-site/hosting/release/file-sums.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const units = globSync('deploy/systemd/*.service');

/**
 * Max exposure scores by `systemd-analyze security`; lower is better. The upgrade restarts units and becomes the owner of
 * the ledger; all other units need no privilege.
 */
const exposed: Readonly<Record<string, number>> = { 'deploy/systemd/vpn-site-upgrade.service': 2.5 };

test.each(units)('%s is closed as far as its work allows', (unit) => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const level = Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1] ?? 10);
  expect(level).toBeLessThanOrEqual(exposed[unit] ?? 1.5);
});

test('each timer starts a unit that is there, and every day has its build and its upkeep', () => {
  const timers = globSync('deploy/systemd/*.timer');
  const started = timers.map((timer) => {
    const named = /^Unit=(.+)$/m.exec(readFileSync(timer, 'utf8'))?.[1] ?? basename(timer, '.timer');
    return named.replace(/@.+/, '@').replace(/\.service$/, '');
  });
  expect(started.filter((unit) => !units.includes(`deploy/systemd/${unit}.service`))).toEqual([]);
  expect(timers.map((timer) => basename(timer, '.timer'))).toEqual(
    expect.arrayContaining(['build', 'import', 'watch', 'propose'].map((step) => `vpn-site-${step}`)),
  );
});

test('no unit of the user of PostgreSQL takes away the shared memory of the database when it ends', () => {
  const owners = units
    .map((unit) => readFileSync(unit, 'utf8'))
    .filter((text) => /^User=postgres$/m.test(text));
  expect(owners.length).toBeGreaterThan(1);
  expect(owners.filter((text) => /^RemoveIPC=/m.test(text))).toEqual([]);
});

test('what root runs in bash has no mistake that shellcheck knows', () => {
  const { stdout } = spawnSync('shellcheck', globSync(['deploy/bin/*', 'deploy/container/*.sh']), {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

describe('the program that signs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-'));
  const [built, incoming] = [join(folder, 'built'), join(folder, 'incoming')];
  const key = makeKey(join(folder, 'key'));
  const name = 'vpn-site-2026-01-02.tar.gz';
  const archive = join(built, name);
  const sign = () => {
    const settings = { BUILT_FOLDER: built, RELEASE_KEY: key, RELEASE_TO: incoming };
    return spawnSync('bash', ['deploy/bin/vpn-site-sign'], {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    });
  };

  beforeEach(() => {
    for (const each of [built, incoming]) {
      rmSync(each, { recursive: true, force: true });
      mkdirSync(each);
    }
    writeFileSync(archive, 'a release');
    writeFileSync(`${archive}.sha256`, `${sumLine(name, readFileSync(archive))}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('delivers the newest archive with its signature, and leaves the build as it was', () => {
    writeFileSync(join(built, 'vpn-site-2025-01-02.tar.gz'), 'an older one');
    execFileSync('touch', ['--date=2025-01-02', join(built, 'vpn-site-2025-01-02.tar.gz')]);
    expect(sign()).toMatchObject({ status: 0, stdout: expect.stringContaining(`Handed on: ${name}`) });
    expect(readdirSync(incoming)).toEqual([name, `${name}.sha256`, `${name}.sig`]);
    const signers = join(folder, 'signers');
    writeFileSync(signers, `build ${readFileSync(`${key}.pub`, 'utf8')}`);
    const verify = ['-Y', 'verify', '-f', signers, '-I', 'build', '-n', 'vpn-site-release'];
    const signature = ['-s', join(incoming, `${name}.sig`)];
    execFileSync('ssh-keygen', [...verify, ...signature], { input: readFileSync(join(incoming, name)) });
    expect(readdirSync(built)).not.toContain(`${name}.sig`);
  });

  test.each<[string, () => void]>([
    ['was changed', () => appendFileSync(archive, 'x')],
    [
      'is a link to a key',
      () => {
        rmSync(archive);
        symlinkSync(key, archive);
      },
    ],
    [
      'has a link as its checksum',
      () => {
        renameSync(`${archive}.sha256`, join(folder, 'sum'));
        symlinkSync(join(folder, 'sum'), `${archive}.sha256`);
      },
    ],
  ])('signs nothing that %s', (_what, change) => {
    change();
    expect(sign().status).toBe(1);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('runs as a user of its own, whose settings the build does not get', () => {
    const unit = (which: string) => readFileSync(`deploy/systemd/vpn-site-${which}.service`, 'utf8');
    const lines = (which: string) => unit(which).match(/^(?:User|EnvironmentFile)=.+$/gm);
    expect(lines('build')).toEqual(['User=vpn-site-build', 'EnvironmentFile=/etc/vpn-site-build.env']);
    expect(lines('sign')).toEqual(['User=vpn-site-sign', 'EnvironmentFile=/etc/vpn-site-sign.env']);
  });
});

test('the nightly run of the containers makes a dump also when the ledger refuses to remove anything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'git'), '#!/bin/sh\n', { mode: 0o755 });
  const docker = 'case "$*" in *ledger-months*) exit 1 ;; *pg_dump*) echo "a dump" ;; esac';
  writeFileSync(join(programs, 'docker'), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  copyFileSync('deploy/container/update.sh', join(folder, 'update.sh'));
  copyFileSync('deploy/container/Containerfile', join(folder, 'Containerfile'));
  writeFileSync(join(folder, '.env'), 'SITE_URL=https://vpn.example\n');
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  const { status } = spawnSync('bash', [join(folder, 'update.sh')], { env });
  const [dump = ''] = globSync(join(folder, 'backups/*'));
  expect([status, dump && readFileSync(dump, 'utf8')]).toEqual([1, 'a dump\n']);
  rmSync(folder, { recursive: true });
});
