import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '@vpn-site/core/day/day.ts';
import { contentHash } from '#release/content-hash.ts';
import type { ReleaseFile } from '#release/release.ts';

const file = '_build/latest.json';

/** Returns an id that depends only on the files, not on the time or the machine. */
export function buildId(files: readonly Pick<ReleaseFile, 'file' | 'hash'>[]): string {
  const lines = files.map(({ file: name, hash }) => `${name} ${hash}`).toSorted();
  return contentHash(lines.join('\n'));
}

/**
 * Writes /_build/latest.json. From it, open pages learn whether there is a newer build, and for which day it computes the
 * age of facts.
 */
export async function writeBuildId(
  clientFolder: string,
  files: readonly ReleaseFile[],
  asOf: Day,
): Promise<{ build: string; file: ReleaseFile }> {
  const build = buildId(files);
  const content = JSON.stringify({ build, asOf });
  await mkdir(join(clientFolder, '_build'), { recursive: true });
  await writeFile(join(clientFolder, file), content);
  return { build, file: { file, hash: contentHash(content), encodings: [], sizes: [content.length] } };
}
