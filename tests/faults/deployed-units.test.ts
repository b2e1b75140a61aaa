import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const units = globSync('deploy/systemd/*.service');

test('there are units', () => {
  expect(units.length).toBeGreaterThan(4);
});

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
