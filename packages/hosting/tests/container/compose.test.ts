import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '@vpn-site/site/release/release.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { podman } from './harness/command.ts';
import { type ComposedSite, startComposedSite } from './harness/composed-site.ts';
import { until } from './harness/site-container.ts';

let site: ComposedSite;
let release: Release;
beforeAll(async () => {
  site = await startComposedSite();
  await until(async () => (await site.ask('/')).status === 200);
  release = JSON.parse(await site.compose('exec', '-T', 'origin-1', 'cat', 'dist/release.json')) as Release;
});
afterAll(async () => {
  await site?.stop();
});

/** Runs a statement on the ledger as a role, over the container's own socket. */
function ledger(role: string, statement: string) {
  const psql = [
    'psql',
    '--no-psqlrc',
    '--tuples-only',
    '--no-align',
    `--username=${role}`,
    '--dbname=vpn_site',
  ];
  return site.attempt('exec', '-T', 'postgres', ...psql, '--command', statement);
}

/** Starts readers who send requests without a break, for cached pages and for pages that an origin renders. */
function startReaders() {
  const statuses: string[] = [];
  let isRunning = true;
  const reader = async (paths: readonly string[], pause: number) => {
    for (let turn = 0; isRunning; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      statuses.push(await site.ask(path).then(({ status }) => `${status}`, String));
      await wait(pause);
    }
  };
  // Each IP address may request five rendered pages a second.
  const reading = Promise.all([
    reader(['/', '/pl', '/tr'], 20),
    reader(['/search?q=a', '/pl/szukaj?q=b'], 300),
  ]);
  return async () => {
    isRunning = false;
    await reading;
    return statuses;
  };
}

describe('the composed site', () => {
  test('serves pages over TLS in every language, under its name and no other', async () => {
    for (const path of ['/', '/pl', '/tr', '/search?q=vpn']) {
      const { status, headers } = await site.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['strict-transport-security']).toContain('max-age=');
    }
    // The host name of this request is not ours.
    expect((await fetch(`http://127.0.0.1:${site.httpPort}/pl`)).status).toBe(421);
    expect((await site.ask('/metrics')).status).toBe(404);
    const metrics = ['exec', '-T', 'nginx', 'curl', '--silent', 'http://origin-1:8080/metrics'];
    expect(await site.compose(...metrics)).toContain('process_resident_memory_bytes');
  });

  test('only nginx is reached from outside, and only nginx can reach out', async () => {
    const services = JSON.parse(
      `[${(await site.compose('ps', '--format', 'json')).replaceAll('\n', ',')}]`,
    ) as {
      Service: string;
      Publishers: { PublishedPort: number }[] | null;
    }[];
    const published = services.filter(({ Publishers }) =>
      Publishers?.some(({ PublishedPort }) => PublishedPort > 0),
    );
    expect(published.map(({ Service }) => Service)).toEqual(['nginx']);
    for (const [service, ways] of [
      ['origin-1', 0],
      ['postgres', 0],
      ['nginx', 1],
    ] as const) {
      const routes = await site.compose('exec', '-T', service, 'cat', '/proc/net/route');
      expect([service, routes.match(/^\w+\t00000000\t/gm)?.length ?? 0]).toEqual([service, ways]);
    }
  });

  test('counts a click once, with a role that can add and read and nothing else', async () => {
    await until(async () => (await site.compose('ps', '--all', 'migrate')).includes('Exited (0)'));
    const { status, headers } = await site.ask(`/sendme/${release.providers[0]}/continue?from=card`);
    expect([status, headers.location]).toEqual([302, expect.stringMatching(/^https:/)]);
    await until(async () => (await ledger('vpn_site', 'SELECT count(*) FROM clicks')).output === '1');
    for (const statement of ['DELETE FROM clicks', 'DROP TABLE clicks', 'CREATE TABLE public.mine ()']) {
      const { code, output } = await ledger('vpn_site', statement);
      expect([statement, code, output]).toEqual([
        statement,
        1,
        expect.stringMatching(/permission denied|must be owner/),
      ]);
    }
  });

  test('the months of the ledger are tended by its owner', async () => {
    expect(await site.compose('run', '--rm', 'ledger-months')).toContain('No older months to drop.');
  });

  test('a backup fills a new cluster', async () => {
    await site.shell(
      '"$COMPOSE" exec -T postgres pg_dump --username=vpn_site_owner --format=custom vpn_site > dump',
    );
    await site.compose('rm', '--stop', '--force', 'postgres', 'migrate');
    await podman('volume', 'rm', 'vpn-site-test_ledger');
    await site.compose('up', '--detach', '--wait', 'postgres');
    const into = '--username=vpn_site_owner --dbname=vpn_site --exit-on-error';
    await site.shell(`"$COMPOSE" exec -T postgres pg_restore ${into} < dump`);
    expect((await ledger('vpn_site', 'SELECT placement FROM clicks')).output).toBe('card');
  });

  test('every container is without capabilities, root and a writable root', async () => {
    for (const service of ['origin-1', 'origin-2', 'nginx', 'postgres']) {
      const { output } = await site.attempt('exec', '-T', service, 'cat', '/proc/1/status');
      expect([service, output]).toEqual([service, expect.stringMatching(/^CapEff:\t0+$/m)]);
      expect([service, output]).toEqual([service, expect.stringMatching(/^Uid:\t[1-9]/m)]);
      const written = await site.attempt('exec', '-T', service, 'touch', '/etc/written');
      expect([service, written.output]).toEqual([service, expect.stringContaining('Read-only file system')]);
    }
  });

  test('an upgrade, one origin after the other, fails no reader', { timeout: 300_000 }, async () => {
    const stopReaders = startReaders();
    // The image does not change in this test, so recreation is forced; an upgrade has a new image, so Compose recreates the
    // containers anyway.
    const recreate = ['up', '--detach', '--no-deps', '--force-recreate'];
    const withRetries =
      '--silent --fail --connect-timeout 1 --retry 60 --retry-delay 1 --retry-all-errors'.split(' ');
    await site.compose(...recreate, 'migrate', 'edge-files');
    for (const origin of ['origin-1', 'origin-2']) {
      await site.compose(...recreate, '--wait', origin);
      await site.compose('exec', '-T', 'nginx', 'curl', ...withRetries, `http://${origin}:8080/readyz`);
      await wait(12_000);
    }
    await site.compose('exec', '-T', 'nginx', 'nginx', '-s', 'reload');
    await wait(2000);
    const statuses = await stopReaders();
    expect(statuses.length).toBeGreaterThan(200);
    expect(statuses.filter((status) => status !== '200')).toEqual([]);
  });
});
