import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNpm } from '@vpn-site/hosting/pinned-npm.ts';
import type { Platform } from './platform-problems.ts';

/**
 * What npm says against `npm ci` on another kind of machine; nothing when it would install. `--os` and `--cpu` alone
 * prove little: npm asks them about optional packages only, and the process about all others. So it is told both.
 */
export function installationProblem(root: string, { os, cpu }: Platform): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'npm-ci-'));
  try {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
    for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
      cpSync(join(root, file), join(folder, file));
    }
    const pretend = `Object.defineProperties(process, { platform: { value: '${os}' }, arch: { value: '${cpu}' } })`;
    // What it says is wanted, even where npm itself was started to be silent.
    const env = { ...process.env, TEMP: folder, npm_config_loglevel: 'error' };
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(pretend)}`],
        // Nobody is asked for more than the lockfile says: without a registry npm would wait and ask again.
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
