import { recall, remember } from '../session-memory.ts';
import { pageBuild } from './page-build.ts';
import { cancelChunkReload, reloadOnce } from './reload-on-missing-chunk.ts';

/** Thrown when the code of a part cannot be loaded, because it belongs to a build that is gone. */
export class MissingPart extends Error {}

/** Loads code that a page can do without. The caller decides whether a failure is worth a reload. */
export async function loadPart<Part>(load: () => Part): Promise<Awaited<Part>> {
  try {
    return await load();
  } catch {
    cancelChunkReload();
    throw new MissingPart();
  }
}

/**
 * Reloads the page to get a missing part that the reader is using, and returns whether it does. Only once per part and
 * build: the same build would fail again, and a form must not reload each time it is touched.
 */
export function reloadFor(part: string): boolean {
  const build = String(pageBuild());
  if (recall(part) === build || !reloadOnce()) return false;
  remember(part, build);
  return true;
}
