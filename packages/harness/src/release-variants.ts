import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder, signArchive } from '@vpn-site/hosting/release/archive.ts';
import { fileSums } from '@vpn-site/hosting/release/file-sums.ts';
import { runningPackages } from '@vpn-site/hosting/release/stage-release.ts';
import { contentHash } from '@vpn-site/site/release/content-hash.ts';
import type { Release } from '@vpn-site/site/release/release.ts';

/**
 * Copies the runtime packages from the project, except Node, which is started from its original path because copying it
 * would take most of the time.
 */
export function copyRuntimePackages(folder: string): void {
  for (const place of runningPackages(folder)) {
    if (!place.startsWith('node_modules/@vpn-site/') && existsSync(place))
      cpSync(place, join(folder, place), { recursive: true });
  }
  const program = join(folder, 'node_modules/node-borrowed/bin/node');
  mkdirSync(join(program, '..'), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} "$@"\n`);
}

/** Creates another release by changing an unpacked one. All its checksums and its signature are valid. */
export function releaseVariant(
  unpacked: string,
  key: string,
  name: string,
  change: (folder: string) => void,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'variant-'));
  const release = join(folder, 'release');
  cpSync(unpacked, release, { recursive: true, verbatimSymlinks: true });
  rmSync(join(release, 'SHA256SUMS'), { force: true });
  change(release);
  writeFileSync(join(release, 'SHA256SUMS'), `${fileSums(release).join('\n')}\n`);
  const archive = join(folder, `${name}.tar.gz`);
  packFolder(release, archive, 0);
  signArchive(archive, key);
  return archive;
}

/** Renames a build in all files that contain its name. */
export function renameBuild(folder: string, build: string): void {
  const file = join(folder, 'dist/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const latest = JSON.stringify({ build, asOf: release.asOf });
  const files = release.files.map((each) =>
    each.file === '_build/latest.json'
      ? { ...each, hash: contentHash(latest), sizes: [latest.length] }
      : each,
  );
  writeFileSync(join(folder, 'dist/client/_build/latest.json'), latest);
  writeFileSync(file, JSON.stringify({ ...release, build, files }));
}
