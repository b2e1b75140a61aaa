import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempt, podman } from './harness/command.ts';
import { buildSite, siteImage, withClone } from './harness/images.ts';
import { memoryLimit, type SiteContainer, startSite } from './harness/site-container.ts';

let site: SiteContainer;
beforeAll(async () => {
  site = await startSite('vpn-site-test-image');
});
afterAll(async () => {
  await site?.remove();
});

describe('the image', () => {
  test('serves pages in every language, and renders', async () => {
    const paths = ['/', '/pl', '/tr', '/search?q=vpn', '/pl/szukaj?q=vpn', '/tr/ara?q=vpn'];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
    expect(statuses).toEqual(paths.map(() => 200));
    expect(await (await fetch(`${site.url}/readyz`)).text()).toContain('ready');
  });

  test('can be written nowhere but in its volume, and its own files not even with a writable root', async () => {
    for (const place of ['/', '/tmp', '/srv/vpn-site', '/srv/vpn-site/dist']) {
      const { code, output } = await site.inside('touch', join(place, 'written'));
      expect([place, code, output]).toEqual([place, 1, expect.stringContaining('Read-only file system')]);
    }
    expect(await site.inside('touch', '/var/lib/vpn-site/written')).toMatchObject({ code: 0 });
    const writable = ['run', '--rm', '--read-only=false', siteImage, 'touch', '/srv/vpn-site/dist/written'];
    expect((await attempt('podman', writable)).output).toContain('Permission denied');
  });

  test('holds what serves and the list of its packages, and nothing of the build', async () => {
    const there = (path: string) => site.inside('test', '-e', path).then(({ code }) => code === 0);
    expect(await there('dist/sbom.json')).toBe(true);
    const left = [
      '.git',
      'tests',
      'facts',
      'content',
      'node_modules/vitest',
      'node_modules/npm',
      '/opt/node-26',
    ];
    for (const path of left) expect([path, await there(path)]).toEqual([path, false]);
    const { output } = await site.inside('node', '--version');
    expect(output).toMatch(/^v26\./);
  });

  test('is small enough, and says what it is', async () => {
    const [{ Size, Labels }] = JSON.parse(await podman('image', 'inspect', siteImage)) as [
      { Size: number; Labels: Record<string, string> },
    ];
    console.log(`The image: ${Math.round(Size / 1e6)} MB.`);
    expect(Size).toBeLessThan(900e6);
    expect(Labels).toMatchObject({
      'org.opencontainers.image.revision': 'tested',
      'org.opencontainers.image.version': 'tested',
    });
  });

  test(`stays within ${memoryLimit} while it renders as fast as it can`, async () => {
    const end = Date.now() + 10_000;
    let answers = 0;
    const reader = async () => {
      while (Date.now() < end) {
        const { status } = await fetch(`${site.url}/search?q=vpn%20${answers}`);
        expect([200, 503]).toContain(status);
        answers += 1;
      }
    };
    await Promise.all([reader(), reader(), reader(), reader()]);
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
    console.log(`${answers} searches in 10 s, then ${Math.round(resident / 1e6)} MB resident.`);
    expect(await podman('inspect', '--format', '{{.State.OOMKilled}} {{.RestartCount}}', site.name)).toBe(
      'false 0',
    );
  });

  test('is healthy, and not when its process stands still', async () => {
    const check = async () => (await attempt('podman', ['healthcheck', 'run', site.name])).code;
    expect(await check()).toBe(0);
    await podman('kill', '--signal', 'STOP', site.name);
    expect(await check()).toBe(1);
    await podman('kill', '--signal', 'CONT', site.name);
    expect(await check()).toBe(0);
  });

  test('ends by itself when told to', async () => {
    const started = performance.now();
    await podman('stop', '--time', '15', site.name);
    expect((performance.now() - started) / 1000).toBeLessThan(10);
    expect(await podman('inspect', '--format', '{{.State.ExitCode}}', site.name)).toBe('0');
    expect(await podman('logs', site.name)).toContain('"signal":"SIGTERM"');
  });
});

test('without its history nothing is built, and the reason is said', async () => {
  await withClone(async (clone) => {
    rmSync(join(clone, '.git'), { recursive: true });
    const { code, output } = await buildSite(clone, []);
    expect(code).not.toBe(0);
    expect(output).toContain('Build from a full clone');
  });
});
