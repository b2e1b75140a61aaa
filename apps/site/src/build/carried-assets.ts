import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { Release, ReleaseFile } from '#release/release.ts';

/**
 * The number of days for which assets of an older release are served. Pages that are open for longer are reloaded anyway.
 */
const daysCarried = 7;

/**
 * Copies the assets of the previous release under their old names, because open and cached pages still request them. They
 * are deleted a week after they were replaced.
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
    for (const variant of [
      file,
      ...encodings.map((encoding) => `${file}.${encoding === 'gzip' ? 'gz' : 'br'}`),
    ]) {
      await copyFile(join(previousDist, 'client', variant), join(clientFolder, variant));
    }
  }
  return carried;
}

async function previousFiles(dist: string): Promise<readonly ReleaseFile[]> {
  try {
    return (JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Release).files;
  } catch {
    throw new Error(
      `PREVIOUS_DIST: there is no finished build in ${dist}. Write the dist folder of the release that is running now, or leave the setting out.`,
    );
  }
}
