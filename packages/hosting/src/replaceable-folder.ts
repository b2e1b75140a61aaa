import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';

/** A kind of generated folder: its name in messages, and the file by which an earlier one is recognized. */
export interface FolderKind {
  readonly name: string;
  readonly mark: string;
}

/**
 * Writes a folder under a temporary name and moves it into place when it is complete, so that a folder that is being served
 * is never incomplete. It may replace an empty folder, or an earlier one of its kind.
 */
export function replaceFolder(folder: string, kind: FolderKind, write: (newFolder: string) => void): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, kind.mark))) {
    throw new UsageError(
      `${folder} holds files that are not ${kind.name}. Name another folder with --folder.`,
    );
  }
  const newFolder = `${folder}.new`;
  rmSync(newFolder, { recursive: true, force: true });
  mkdirSync(newFolder, { recursive: true });
  write(newFolder);
  rmSync(folder, { recursive: true, force: true });
  renameSync(newFolder, folder);
}
