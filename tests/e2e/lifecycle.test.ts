import { spawnSync } from 'node:child_process';
import { startHangingPort } from '@vpn-site/harness/hanging-port.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { describe, expect, test } from 'vitest';

describe('starting', () => {
  const start = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['apps/server/src/main.ts'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

  test('is refused with a clear sentence when there is no build', () => {
    const { status, stderr } = start({ DIST_DIR: 'no-such-folder' });
    expect(status).toBe(1);
    expect(stderr).toContain('run "npm run build" first');
  });
});

describe('logs', () => {
  test('are one JSON line per answer and never say who asked', async () => {
    const origin = await startOrigin();
    await fetch(`${origin.url}/pl?email=a@b.example`, {
      headers: { 'user-agent': 'curious', cookie: 'c=secret' },
    });
    await origin.stop();
    const lines = origin
      .output()
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([{ method: 'GET', path: '/pl', status: 200 }]);
    expect(origin.output()).not.toMatch(/curious|secret|a@b|127\.0\.0\.1"/);
  });
});

describe('stopping', () => {
  test('finishes the answers under way and ends by itself', async () => {
    const postgres = await startHangingPort();
    // The ledger is off, so that only the readiness check connects.
    const origin = await startOrigin({
      DATABASE_URL: `postgresql://x@127.0.0.1:${postgres.port}/x`,
      CLICK_LEDGER: 'off',
    });
    // The readiness check waits a second for a database that accepts and does not respond, so this response is certainly
    // pending.
    const underWay = fetch(`${origin.url}/readyz`).then(
      async (response) => response.json() as Promise<unknown>,
    );
    await postgres.connected;
    const stopped = origin.stop('SIGTERM');
    expect(await underWay).toEqual({ status: 'degraded', database: 'unreachable' });
    expect(await stopped).toBe(0);
    postgres.close();
  });

  test.runIf(isNightly)('does not wait for a database that says nothing', async () => {
    const postgres = await startHangingPort();
    const origin = await startOrigin({ DATABASE_URL: `postgresql://x@127.0.0.1:${postgres.port}/x` });
    await postgres.connected;
    const stopping = performance.now();
    expect(await origin.stop('SIGTERM')).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(10_000);
    postgres.close();
  });
});

test('nginx keeps what operators ask to itself', async () => {
  const origin = await startOrigin();
  const edge = await startNginx([origin.port, origin.port]);
  expect((await fetch(`${edge.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${edge.url}/readyz`)).status).toBe(404);
  await edge.stop();
  await origin.stop();
});
