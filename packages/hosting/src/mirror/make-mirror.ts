import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFolder } from '../replaceable-folder.ts';
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
 * Writes the mirror of a build as a folder and as a zip of it. Both are written under a temporary name and moved into place
 * when they are complete.
 */
export function makeMirror(
  build: FinishedBuild,
  chrome: MirrorChrome,
  folder: string,
  zip: string,
): MadeMirror {
  const newZip = `${zip}.new`;
  let [files, folderBytes, zipBytes] = [0, 0, 0];
  replaceFolder(folder, { name: 'a mirror', mark: mirrorMark }, (newFolder) => {
    mkdirSync(dirname(newZip), { recursive: true });
    const writer = new ZipWriter(newZip, build.day);
    for (const { name, content } of mirrorFiles(build, chrome)) {
      mkdirSync(dirname(join(newFolder, name)), { recursive: true });
      writeFileSync(join(newFolder, name), content);
      writer.add(name, content);
      files += 1;
      folderBytes += content.length;
    }
    zipBytes = writer.close();
  });
  renameSync(newZip, zip);
  return { files, folderBytes, zipBytes };
}
