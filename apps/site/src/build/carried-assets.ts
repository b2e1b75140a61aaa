import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { Release, ReleaseFile } from '#release/release.ts';

/** Who has a page open for longer than this reloads it anyway. */
const daysCarried = 7;

/**
 * Pages of the release before this one are still open in browsers and lie in caches, and ask for the code they were
 * built with. It goes along, under its old names, until a week after it was replaced.
 */
export async function carryAssets(
  clientFolder: string,
  files: readonly ReleaseFile[],
  previousDist: string,
  today: Day,
): Promise<ReleaseFile[]> {
  const own = new Set(files.map(({ file }) => file));
  const carried = (await previousFiles(previousDist))
    .filter(({ file, until }) => file.startsWith('_assets/') && !own.has(file) && (until ?? today) >= today)
    .map((file) => ({ ...file, until: file.until ?? addDays(today, daysCarried) }));
  for (const { file, encodings } of carried) {
    for (const form of [
      file,
      ...encodings.map((encoding) => `${file}.${encoding === 'gzip' ? 'gz' : 'br'}`),
    ]) {
      await copyFile(join(previousDist, 'client', form), join(clientFolder, form));
    }
  }
  return carried;
}

async function previousFiles(dist: string): Promise<readonly ReleaseFile[]> {
  try {
    return (JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Release).files;
  } catch {
    throw new Error(
      `PREVIOUS_DIST: there is no finished build in ${dist}. Write the dist folder of the release that is running now, or leave it out.`,
    );
  }
}
