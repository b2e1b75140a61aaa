import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneWithOwner } from '#rehearse-install/clone-with-owner.ts';
import { attempt, type CommandResult, podman, run } from './command.ts';

/** A Debian image built from packages, instead of the public image. */
const base = 'localhost/vpn-site-test-base:trixie';

export const siteImage = 'localhost/vpn-site-test:image';
export const nginxImage = 'localhost/vpn-site-test-nginx:image';
export const postgresImage = 'localhost/vpn-site-test-postgres:image';

/** The address that the pages of the image are built for. */
export const siteUrl = 'https://vpn.example';

/** Builds all images for the tests. Unchanged layers come from podman's cache. */
export async function buildImages(): Promise<void> {
  await makeBase();
  await withClone(async (clone) => {
    const { code, output } = await buildSite(clone, ['--tag', siteImage]);
    if (code !== 0) throw new Error(`The image could not be built:\n${output.slice(-4000)}`);
  });
  for (const [target, tag] of [
    ['nginx', nginxImage],
    ['postgres', postgresImage],
  ] as const) {
    const args = ['--target', target, '--tag', tag, '--build-arg', `BASE=${base}`];
    await podman('build', '--layers', ...args, 'packages/hosting/tests/container/stand-ins');
  }
}

/** Builds the committed state. The context is a clone with its full history, as operators build it. */
export function buildSite(context: string, args: readonly string[]): Promise<CommandResult> {
  // The tests run without the internet.
  const given = { BASE: base, NODE_DIST: 'npm', SITE_URL: siteUrl, REVISION: 'tested', VERSION: 'tested' };
  return attempt(
    'podman',
    [
      ...['build', '--layers', '--format', 'docker', '--file', 'deploy/container/Containerfile'],
      ...Object.entries(given).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      ...[...args, '.'],
    ],
    { cwd: context },
  );
}

/** Runs a function with a temporary clone of the current commit. */
export async function withClone(use: (clone: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'image-context-'));
  try {
    cloneWithOwner(folder);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeBase(): Promise<void> {
  if ((await attempt('podman', ['image', 'exists', base])).code === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'debian-root-'));
  const root = join(folder, 'root.tar');
  // Behind a proxy with its own certificate, npm gets that certificate from this variable, and the image build gets it from
  // the base image.
  const { NODE_EXTRA_CA_CERTS = '' } = process.env;
  const trustCertificate = 'cat "$NODE_EXTRA_CA_CERTS" >> "$1/etc/ssl/certs/ca-certificates.crt"';
  const hooks = existsSync(NODE_EXTRA_CA_CERTS) ? [`--customize-hook=${trustCertificate}`] : [];
  try {
    await run('mmdebstrap', [
      '--quiet',
      '--variant=minbase',
      '--include=ca-certificates',
      ...hooks,
      'trixie',
      root,
    ]);
    await podman('import', '--quiet', root, base);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
