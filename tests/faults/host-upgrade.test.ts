import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyRuntimePackages, releaseVariant, renameBuild } from '@vpn-site/harness/release-variants.ts';
import { makeKey, type ServedHost, servedHost } from '@vpn-site/harness/served-host.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { makeRelease } from '@vpn-site/hosting/release/make-release.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Each test continues from the state in which the previous one left the machine.
describe('a machine that serves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  const archives: string[] = [];
  let host: ServedHost;
  let first = '';
  /** The folder with the first release, unpacked. */
  let unpacked = '';
  const nameOf = (archive: string) => `releases/${basename(archive, '.tar.gz')}`;
  const variant = (of: string, name: string, change: (folder: string) => void, key = host.key) => {
    const archive = releaseVariant(of, key, `vpn-site-${name}`, change);
    archives.push(archive);
    return archive;
  };
  /** Creates a release that cannot run: it has only the files that are checked before it is started. */
  const broken = (name: string, change: (folder: string) => void, key = host.key) =>
    variant(join(folder, 'broken'), name, change, key);
  const later = (release: string, finishedOn = '2099-01-01T00:00:00.000Z') => {
    const file = join(release, 'provenance.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"finishedOn": "[^"]*"/, `"finishedOn": "${finishedOn}"`));
  };

  /** Returns the build information that an origin with the first release serves. */
  const served = () =>
    JSON.parse(readFileSync(join(unpacked, 'dist/client/_build/latest.json'), 'utf8')) as unknown;

  beforeAll(async () => {
    host = await servedHost();
    const order = {
      project: process.cwd(),
      dist,
      to: folder,
      builder: 'a test',
      key: host.key,
      nodeFrom: 'npm',
    };
    first = makeRelease({ ...order, despiteDoubts: true, install: copyRuntimePackages }).archive;
    unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', first, '-C', unpacked]);
    for (const file of ['provenance.json', 'node_modules/.bin/node', 'dist/client/_build/latest.json']) {
      cpSync(join(unpacked, file), join(folder, 'broken', file));
    }
    mkdirSync(join(folder, 'broken/apps/server/src'), { recursive: true });
    writeFileSync(join(folder, 'broken/apps/server/src/main.ts'), 'throw new Error("broken");');
  });

  afterAll(() => {
    host?.stop();
    for (const archive of archives) rmSync(join(archive, '..'), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  test('refuses what was made despite doubts, unless told otherwise; then both origins serve it', async () => {
    const clean = releaseIsClean(unpacked);
    const refused = clean ? undefined : host.upgrade([first]);
    expect(refused?.output ?? 'despite doubts').toContain('despite doubts');
    expect([host.linked('current'), host.metric('vpn_site_upgrade_failed')]).toEqual([
      undefined,
      clean ? undefined : '1',
    ]);

    const { status, output } = host.upgrade(['--allow-doubts', first]);
    expect(output).toContain(`Running: ${nameOf(first)}`);
    expect([status, host.linked('current'), host.linked('former')]).toEqual([0, nameOf(first), undefined]);
    expect(host.metric('vpn_site_upgrade_failed')).toBe('0');
    expect(await host.builds()).toEqual([served(), served()]);
  });

  test.each([
    [
      'changed after it was signed',
      'is not what build signed',
      () => {
        const archive = broken('changed', later);
        appendFileSync(archive, 'x');
        return archive;
      },
    ],
    [
      'signed by somebody else',
      'does not name',
      () => broken('foreign', later, makeKey(join(folder, 'foreign'))),
    ],
    [
      'not signed',
      'is not signed',
      () => {
        const archive = broken('unsigned', later);
        rmSync(`${archive}.sig`);
        return archive;
      },
    ],
    [
      'with a link in it',
      'neither file nor folder',
      () =>
        broken('link', (release) => {
          later(release);
          symlinkSync('main.ts', join(release, 'apps/server/src/link.ts'));
        }),
    ],
    [
      'older than what runs',
      'was made before the release that runs',
      () => broken('older', (release) => later(release, '2000-01-01T00:00:00.000Z')),
    ],
  ])('refuses an archive that is %s, and goes on as before', async (_what, words, make) => {
    const archive = make();
    const { status, output } = host.upgrade(['--allow-doubts', archive]);
    expect(output).toContain(words);
    expect([status, host.linked('current'), existsSync(join(host.folder, nameOf(archive)))]).toEqual([
      1,
      nameOf(first),
      false,
    ]);
    expect(await host.builds()).toHaveLength(2);
  });

  test('links back what ran before, and serves it, when a release does not come up', async () => {
    const before = await host.builds();
    const archive = broken('broken', later);
    const { status, output } = host.upgrade(['--allow-doubts', archive]);
    expect(output).toContain(`did not come up on port ${host.ports[0]}; ${nameOf(first)} is linked again`);
    // The other origin was never touched.
    expect(output).not.toContain(`port ${host.ports[1]}`);
    expect([status, host.linked('current'), host.metric('vpn_site_upgrade_failed')]).toEqual([
      1,
      nameOf(first),
      '1',
    ]);
    expect(await host.builds()).toEqual(before);
  });

  test('does the same when an origin goes on serving another build', async () => {
    const unseen = broken('unseen', (release) => {
      later(release);
      writeFileSync(join(release, 'dist/client/_build/latest.json'), '{"build":"unseen"}');
    });
    const { status } = host.upgrade(['--allow-doubts', unseen], {
      RESTART_ORIGIN: 'true',
      READY_SECONDS: '2',
    });
    expect([status, host.linked('current')]).toEqual([1, nameOf(first)]);
  });

  test('takes a good one, forgets old ones, and goes back', async () => {
    const edgeFile = join(host.folder, '../edge.conf');
    const edge = edgeOf(join(host.folder, 'current'));
    writeFileSync(edgeFile, `${edge}# a local change`);
    const good = variant(unpacked, 'good', (release) => {
      later(release);
      renameBuild(release, 'good');
      chmodSync(join(release, 'deploy/bin/vpn-site-metric'), 0o6755);
    });
    const { output } = host.upgrade(['--allow-doubts', good]);
    expect(output).not.toContain(edgeFile);
    expect(statSync(join(host.folder, nameOf(good), 'deploy/bin/vpn-site-metric')).mode & 0o7777).toBe(0o755);
    expect(output).toContain(`Running: ${nameOf(good)}`);
    expect([host.linked('current'), host.linked('former')]).toEqual([nameOf(good), nameOf(first)]);
    expect(await host.builds()).toMatchObject([{ build: 'good' }, { build: 'good' }]);
    // Two releases stay, and also the one to roll back to, although it is the oldest.
    expect(output).toContain('Removed: releases/vpn-site-broken');
    expect(existsSync(join(host.folder, nameOf(first)))).toBe(true);

    const cached = join(host.folder, '../cache/page');
    writeFileSync(cached, 'of the release that was wrong');
    writeFileSync(edgeFile, edge.replace(/fingerprint \w+/, 'fingerprint of another'));
    const back = host.upgrade(['--back']).output;
    expect(back).toContain(`Running: ${nameOf(first)}`);
    expect(back).toContain(`Changed with this release: ${edgeFile}. Write it again`);
    expect([host.linked('current'), host.linked('former')]).toEqual([nameOf(first), nameOf(good)]);
    expect(await host.builds()).toEqual([served(), served()]);
    expect(existsSync(cached)).toBe(false);
  });
});

/** Returns the nginx configuration that a release prints. */
function edgeOf(release: string): string {
  const { DIST_DIR: _, ...env } = process.env;
  return execFileSync('node_modules/.bin/node', ['packages/hosting/commands/edge.ts', 'vpn.example'], {
    cwd: release,
    encoding: 'utf8',
    env,
  });
}

function releaseIsClean(unpacked: string): boolean {
  return readFileSync(join(unpacked, 'provenance.json'), 'utf8').includes('"doubts": []');
}
