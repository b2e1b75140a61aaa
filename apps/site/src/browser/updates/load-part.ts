import { recall, remember } from '../session-memory.ts';
import { ownBuild } from './own-build.ts';
import { cancelChunkReload, reloadOnce } from './reload-on-missing-chunk.ts';

/** The code of a part did not come: it belongs to a build that is gone. */
export class MissingPart extends Error {}

/** Loads code that a page can do without. Who asks for it decides whether its loss is worth a reload. */
export async function loadPart<Part>(load: () => Part): Promise<Awaited<Part>> {
  try {
    return await load();
  } catch {
    cancelChunkReload();
    throw new MissingPart();
  }
}

/**
 * Loads the page again for a part that its reader uses; false where that would not help, and the page stays as it is. Once
 * per part and build: the same build would bring the same again, and a form that reloads whenever it is touched is no form.
 */
export function reloadFor(part: string): boolean {
  const build = String(ownBuild());
  if (recall(part) === build || !reloadOnce()) return false;
  remember(part, build);
  return true;
}
