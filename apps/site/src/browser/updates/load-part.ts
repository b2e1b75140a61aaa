import { recall, remember } from '../session-memory.ts';
import { pageBuild } from './page-build.ts';
import { cancelChunkReload, reloadOnce } from './reload-on-missing-chunk.ts';

/** Thrown if the code of a part cannot be loaded because its build no longer exists on the server. */
export class MissingPart extends Error {}

/** Loads optional code. If it throws a `MissingPart`, the caller decides whether to reload the page. */
export async function loadPart<Part>(load: () => Part): Promise<Awaited<Part>> {
  try {
    return await load();
  } catch {
    cancelChunkReload();
    throw new MissingPart();
  }
}

/**
 * Reloads the page to get a missing part that the reader is using, and returns whether it does. It does so only once per
 * part and build: the same build would fail again, and a form must not reload at every use.
 */
export function reloadFor(part: string): boolean {
  const build = String(pageBuild());
  if (recall(part) === build || !reloadOnce()) return false;
  remember(part, build);
  return true;
}
