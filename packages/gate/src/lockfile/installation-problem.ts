import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNpm } from '@vpn-site/hosting/pinned-npm.ts';
import type { Platform } from './platform-problems.ts';

/**
 * Returns the error of `npm ci` on another kind of machine; undefined if it would install. It sets `--os` and `--cpu` and
 * also the platform of the process, because npm applies the former only to optional packages.
 */
export function installationProblem(root: string, { os, cpu }: Platform): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'npm-ci-'));
  try {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
    for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
      cpSync(join(root, file), join(folder, file));
    }
    const pretend = `Object.defineProperties(process, { platform: { value: '${os}' }, arch: { value: '${cpu}' } })`;
    // The error output is needed, even if npm itself was started silently.
    const env = { ...process.env, TEMP: folder, npm_config_loglevel: 'error' };
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(pretend)}`],
        // Requests nothing beyond the lockfile, because without a registry npm would wait and retry.
        ...[pinnedNpm, 'ci', '--dry-run', '--prefer-offline', '--no-audit', '--no-fund'],
        ...[`--os=${os}`, `--cpu=${cpu}`],
      ],
      { cwd: folder, encoding: 'utf8', env, timeout: 120_000 },
    );
    return status === 0 ? undefined : `npm ci in ${root} fails on ${os}-${cpu}:\n${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
