import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type RunningProcess, startProcess } from '@vpn-site/harness/process.ts';
import { pinnedNpm } from '@vpn-site/hosting/pinned-npm.ts';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** The files that a production machine needs: no content, no tests, no development packages. */
const deployed = ['package.json', 'package-lock.json', '.npmrc', 'apps', 'packages'];

describe.runIf(isNightly)('an installation without development dependencies', () => {
  let folder = '';
  let build: DistCopy;
  let site: RunningProcess;
  let url = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'production-'));
    for (const entry of deployed) {
      cpSync(entry, join(folder, entry), { recursive: true });
    }
    build = copyDist();
    const install = [pinnedNpm, 'ci', '--omit=dev', '--prefer-offline', '--no-progress'];
    await promisify(execFile)(process.execPath, install, { cwd: folder });
    const listening = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;
    site = await startProcess(process.execPath, [pinnedNpm, 'start'], {
      cwd: folder,
      // The build is in another folder, so its imports must be among the installed packages.
      env: { DIST_DIR: build.folder, PORT: '0', LOG_LEVEL: 'info', NODE_ENV: 'test' },
      readyWhen: listening,
    });
    url = listening.exec(site.output())?.[1] ?? '';
  });

  afterAll(async () => {
    await site?.stop();
    build?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has the runtime, and nothing that only tests and builds need', () => {
    const has = (name: string) => existsSync(join(folder, 'node_modules', name));
    expect(['.bin/node', 'fastify', 'vitest', 'typescript', 'lighthouse'].filter(has)).toEqual([
      '.bin/node',
      'fastify',
    ]);
  });

  test('serves files, pages on demand, search, choices and tools', async () => {
    const release = readRelease(build.folder);
    const { routes, providers, files } = release;
    const { withQuery } = routes;
    const written = files
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:index|\d+)\.html$/.test(file))
      .map((file) => `/${file.replace(/\.html$/, '')}`);
    const tools = withQuery['shared-without-query'];
    const asked = [
      '/',
      ...written.slice(0, 12),
      ...renderedPaths(release).take(12),
      // With a query, every build renders a tool on request.
      ...tools.map((path) => `${path}?a=b`),
      ...withQuery.private.map((path) => `${path}?q=vpn`),
      ...withQuery.choice.map((path) => `${path}?with=${providers.slice(0, 3).join(',')}`),
      '/readyz',
    ];
    expect(tools).not.toEqual([]);
    const statuses: string[] = [];
    // One after another, because an origin refuses some of many requests for pages at once.
    for (const path of asked) statuses.push(`${path} ${(await fetch(url + path)).status}`);
    expect(statuses).toEqual(asked.map((path) => `${path} 200`));
  });

  test('SIGTERM to npm start reaches the server, which ends by itself', async () => {
    const { pid } = JSON.parse(/\{.*Server listening.*/.exec(site.output())?.[0] ?? '{}') as { pid: number };
    await site.stop('SIGTERM');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 });
    expect(site.output()).toContain('"signal":"SIGTERM","msg":"stopping');
  });
});
