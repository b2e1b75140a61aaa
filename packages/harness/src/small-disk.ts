import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import type { RunningProcess } from './process.ts';

/** Folders and their sizes in the notation of tmpfs: 512k, 8m. */
export type SmallDisks = Readonly<Record<string, string>>;

/** Returns why small disks are not available on this machine; undefined if they are. */
export function smallDiskSkipReason(): string | undefined {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return status === 0 ? undefined : 'a small disk can be mounted only by root, and on Linux';
}

/**
 * Creates the folders, and returns the command wrapped so that it has its own small disk at each of them. No other process
 * sees these disks, and they disappear when the command ends.
 */
export function wrapInSmallDisks(
  command: string,
  args: readonly string[],
  disks: SmallDisks = {},
): [command: string, args: readonly string[]] {
  const folders = Object.entries(disks);
  if (folders.length === 0) return [command, args];
  for (const [folder] of folders) mkdirSync(folder, { recursive: true });
  const mounts = folders.map(
    ([folder, size]) => `mount -t tmpfs -o size=${size},mode=777 none '${folder}' &&`,
  );
  return ['unshare', ['--mount', 'sh', '-c', `${mounts.join(' ')} exec "$@"`, 'sh', command, ...args]];
}

/** Returns the path of a file or folder as the process with the small disks sees it. */
export function seenBy({ child }: Pick<RunningProcess, 'child'>, path: string): string {
  return `/proc/${child.pid}/root${path}`;
}

const block = Buffer.alloc(4096);

/** Fills a disk, as another program would, until no byte fits. Returns the number of bytes written. */
export function fillDisk(folder: string): number {
  const file = openSync(`${folder}/somebody-elses`, 'a');
  let written = 0;
  try {
    for (;;) written += writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return written;
  } finally {
    closeSync(file);
  }
}
