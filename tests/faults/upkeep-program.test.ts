import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The folder of an upkeep machine as packages/upkeep/docs/operations.md describes it, with an npm that only records its
 * arguments.
 */
const folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
const at = (...names: readonly string[]) => join(folder, ...names);
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@vpn.example', ...args], { stdio: 'pipe' });
const asked = () =>
  existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').split('\n').slice(0, -1) : [];

function run(step: string, settings: NodeJS.ProcessEnv = {}) {
  rmSync(at('asked'), { force: true });
  rmSync(at('run/last-turn'), { force: true });
  const env = { PATH: `${at('bin')}:/usr/bin:/bin`, HOME: folder, RUNTIME_DIRECTORY: at('run'), ...settings };
  const { status, stderr } = spawnSync(at('checkout/deploy/bin/vpn-site-upkeep'), [step], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, asked: asked() };
}
const lastTurn = () => existsSync(at('run/last-turn')) && Number(readFileSync(at('run/last-turn'), 'utf8'));

beforeAll(() => {
  for (const name of ['bin', 'run', 'work/deploy/bin']) mkdirSync(at(name), { recursive: true });
  cpSync('deploy/bin/vpn-site-upkeep', at('work/deploy/bin/vpn-site-upkeep'));
  writeFileSync(at('work/package-lock.json'), '{}');
  git('init', '--quiet', '--bare', at('remote.git'));
  git('init', '--quiet', '--initial-branch', 'main', at('work'));
  git('-C', at('work'), 'add', '.');
  git('-C', at('work'), 'commit', '--quiet', '-m', 'Begin');
  git('-C', at('work'), 'push', '--quiet', at('remote.git'), 'main');
  git('-C', at('remote.git'), 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git('clone', '--quiet', at('remote.git'), at('checkout'));
  const turn = '{\n  "lastTurn": "2026-11-16T20:40:00.000Z"\n}\n';
  writeFileSync(
    at('bin/npm'),
    `#!/bin/sh\nturn='${turn}'\necho "$*" >> ${at('asked')}\nif [ "$4" = watch ]; then mkdir -p "$UPKEEP_DIR/memory"; printf '%s' "\${TURN-$turn}" > "$UPKEEP_DIR/memory/watch.json"; fi\n`,
  );
  chmodSync(at('bin/npm'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the watch reads its share, and says since when everything was looked at', () => {
  const first = run('watch');
  expect(first).toMatchObject({ status: 0, asked: ['ci --no-progress', 'run site -- watch --share 1/7'] });
  expect(lastTurn()).toBe(Date.parse('2026-11-16T20:40:00Z') / 1000);
});

test('before its first turn is over, the watch says nothing of it', () => {
  expect(run('watch', { TURN: '{}' }).status).toBe(0);
  expect(lastTurn()).toBe(false);
});

test('packages are fetched again only when their list has changed', () => {
  expect(run('watch', { WATCH_SHARE: '1/3' }).asked).toEqual(['run site -- watch --share 1/3']);
  writeFileSync(at('work/package-lock.json'), '{ }');
  git('-C', at('work'), 'commit', '--quiet', '-am', 'Change');
  git('-C', at('work'), 'push', '--quiet', at('remote.git'), 'main');
  expect(run('watch').asked[0]).toBe('ci --no-progress');
});

test('the import asks for the price index and writes no fact; without an address it says what to write', () => {
  expect(run('import', { PRICE_INDEX: 'https://prices.example/feed.json' })).toMatchObject({
    status: 0,
    asked: ['run site -- import price-index --from https://prices.example/feed.json --dry-run'],
  });
  const without = run('import');
  expect(without).toMatchObject({ status: 1, asked: [] });
  expect(without.stderr).toContain('write the address of the price index');
  expect(lastTurn()).toBe(false);
});

test('proposals are pushed to the remote, and any other step is refused', () => {
  expect(run('propose').asked).toEqual(['run site -- propose --push origin']);
  expect(run('merge')).toMatchObject({
    status: 1,
    stderr: 'vpn-site-upkeep: write import, watch or propose.\n',
  });
});
