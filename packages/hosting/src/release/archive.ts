import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sumLine } from './file-sums.ts';

/**
 * The namespace of signatures, so that a signature made with the same key for another purpose is not valid for a release.
 */
const purpose = 'vpn-site-release';

/** Packs a folder reproducibly: files are sorted by name, owned by root, and dated by the commit. */
export function packFolder(folder: string, archive: string, commitSeconds: number): void {
  const names = ['--sort=name', '--format=posix', '--pax-option=delete=atime,delete=ctime'];
  const owner = [
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go=rX',
    `--mtime=@${commitSeconds}`,
  ];
  const tar = [...names, ...owner, '--use-compress-program=gzip --no-name'];
  execFileSync('tar', [...tar, '--create', '--file', archive, '--directory', folder, '.']);
  writeFileSync(`${archive}.sha256`, `${sumLine(basename(archive), readFileSync(archive))}\n`);
}

/** Writes the signature next to the archive. A checksum shows that nothing was damaged, a signature shows who made it. */
export function signArchive(archive: string, key: string): void {
  if (existsSync(`${archive}.sig`)) rmSync(`${archive}.sig`);
  execFileSync('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', purpose, archive], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
