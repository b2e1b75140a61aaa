import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { promtool } from '../faults/harness/promtool.ts';
import { monitoringFolder, readAlertRules, readDashboardQueries } from '../monitoring/alert-rules.ts';

test.runIf(isNightly)(
  'each alert fires on its fault, not before its time, and never while all is well',
  () => {
    const { hasPassed, output } = promtool('test', 'rules', `${monitoringFolder}/alerts.test.yml`);
    expect(hasPassed, output).toBe(true);
    const tests = readFileSync(`${monitoringFolder}/alerts.test.yml`, 'utf8');
    const untested = readAlertRules().filter(({ alert }) => !tests.includes(`alertname="${alert}"`));
    expect(untested.map(({ alert }) => alert)).toEqual([]);
  },
);

test('Prometheus takes its configuration and its rules', () => {
  const { hasPassed, output } = promtool('check', 'config', `${monitoringFolder}/prometheus.yml`);
  expect(hasPassed, output).toBe(true);
});

test.each([
  ['amtool', ['check-config', `${monitoringFolder}/alertmanager.yml`]],
  ['prometheus-blackbox-exporter', ['--config.check', `--config.file=${monitoringFolder}/blackbox.yml`]],
  ['mtail', ['--compile_only', '--progs', `${monitoringFolder}/vpn-site.mtail`, '--port', '0']],
])('%s takes its file', (program, args) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}${error?.message}`).toBe(0);
});

test('mtail counts as our errors only what nginx or an origin could not answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtail-'));
  const line = (status: number) =>
    `{"time":"","method":"GET","path":"/","status":${status},"seconds":0.001,"cache":"","origin":"","originStatus":""}\n`;
  writeFileSync(join(folder, 'log'), [200, 429, 500, 501, 502, 503, 504, 505].map(line).join(''));
  const args = [
    '--one_shot',
    '--one_shot_format',
    'prometheus',
    '--progs',
    `${monitoringFolder}/vpn-site.mtail`,
  ];
  const { stdout } = spawnSync('mtail', [...args, '--logs', join(folder, 'log')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^edge_errors_total\{[^}]*\} 4$/m);
});

test('Prometheus can answer every query of the dashboard', () => {
  const rules = readDashboardQueries().map((expr, number) => ({ record: `query_${number}`, expr }));
  expect(rules.length).toBeGreaterThan(20);
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
  writeFileSync(join(folder, 'queries.yml'), stringify({ groups: [{ name: 'dashboard', rules }] }));
  const { hasPassed, output } = promtool('check', 'rules', join(folder, 'queries.yml'));
  rmSync(folder, { recursive: true });
  expect(hasPassed, output).toBe(true);
});
