import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../run-tool.ts';
import type { FinishedBuild } from './finished-build.ts';
import type { MirrorChrome } from './mirror-chrome.tsx';
import { mirrorFiles, mirrorMark } from './mirror-files.ts';
import { ZipWriter } from './zip-writer.ts';

export interface MadeMirror {
  readonly files: number;
  readonly folderBytes: number;
  readonly zipBytes: number;
}

/**
 * Writes the mirror of a build as a folder and as a zip of it. Both are written beside their places and moved there
 * when they are whole, so a folder that is being served is never half of one.
 */
export function makeMirror(
  build: FinishedBuild,
  look: MirrorChrome,
  folder: string,
  zip: string,
): MadeMirror {
  if (!isFree(folder)) {
    throw new UsageError(`${folder} holds files that are not a mirror: name another folder with --folder.`);
  }
  const [newFolder, newZip] = [`${folder}.new`, `${zip}.new`];
  rmSync(newFolder, { recursive: true, force: true });
  mkdirSync(newFolder, { recursive: true });
  mkdirSync(dirname(newZip), { recursive: true });
  const writer = new ZipWriter(newZip, build.day);
  let [files, folderBytes] = [0, 0];
  for (const { name, content } of mirrorFiles(build, look)) {
    mkdirSync(dirname(join(newFolder, name)), { recursive: true });
    writeFileSync(join(newFolder, name), content);
    writer.add(name, content);
    files += 1;
    folderBytes += content.length;
  }
  const zipBytes = writer.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(newFolder, folder);
  renameSync(newZip, zip);
  return { files, folderBytes, zipBytes };
}

/** A folder that may be replaced: there is none, it is empty, or it is an earlier mirror. */
function isFree(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, mirrorMark));
}
