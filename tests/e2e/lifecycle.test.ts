import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { startHangingPort } from '@vpn-site/harness/hanging-port.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { startPostgres } from '@vpn-site/harness/postgres.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
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

describe('readiness', () => {
  test.runIf(isNightly)(
    'says degraded while the database is away, and pages answer all the same',
    async () => {
      const postgres = await startPostgres();
      const origin = await startOrigin({ DATABASE_URL: postgres.url });
      const readiness = async () => (await fetch(`${origin.url}/readyz`)).json();
      expect(await readiness()).toEqual({ status: 'ready', database: 'reachable' });
      await postgres.stop();
      expect(await readiness()).toEqual({ status: 'degraded', database: 'unreachable' });
      expect((await fetch(`${origin.url}/pl`)).status).toBe(200);
      await origin.stop();
    },
  );
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

describe('nginx', () => {
  test.runIf(isNightly)(
    'A2 answers from its cache when both origins are killed, for up to a day; keeps no error',
    async () => {
      expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('inactive=24h');
      const origins = [await startOrigin(), await startOrigin()] as const;
      const edge = await startNginx([origins[0].port, origins[1].port], {
        freshSeconds: 1,
        client: resolvePath(dist, 'client'),
      });
      const cacheState = async (path: string) => {
        const response = await fetch(edge.url + path);
        await response.text();
        return [response.status, response.headers.get('x-cache')];
      };
      // nginx never caches an error of an origin.
      expect([await cacheState('/nope'), await cacheState('/nope')]).toEqual([
        [404, 'MISS'],
        [404, 'MISS'],
      ]);
      expect(await cacheState('/pl')).toEqual([200, 'MISS']);
      expect(await cacheState('/pl')).toEqual([200, 'HIT']);
      await origins[0].stop('SIGKILL');
      expect((await cacheState('/tr'))[0]).toBe(200);
      await origins[1].stop('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await cacheState('/pl')).toEqual([200, 'STALE']);
      const missing = await fetch(`${edge.url}/search?q=vpn`);
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
      const again = await startOrigin({ PORT: String(origins[1].port) });
      // nginx retries a failed origin after ten seconds, and no error outlasts that.
      await expect
        .poll(async () => (await cacheState('/search?q=vpn'))[0], { timeout: 12_000, interval: 500 })
        .toBe(200);
      await edge.stop();
      await again.stop();
    },
  );
});
