import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build makes the published data before it draws pages, so that a page can tell how large they are. */
export function openDataFolder(root: string): string {
  return join(root, '.cache/open-data');
}

/** In bytes; undefined where nothing has been built yet. */
export function openDataSize(root: string, name: string): number | undefined {
  return statSync(join(openDataFolder(root), name), { throwIfNoEntry: false })?.size;
}
