import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '@vpn-site/site/release/release.ts';
import { createOnce } from './create-once.ts';
import { dist } from './tested-site.ts';

/** Creates a folder that several test files need and that takes half a minute, once for each build of the tested site. */
export async function createOncePerBuild(
  name: string,
  make: (place: string) => void | Promise<void>,
): Promise<string> {
  const { build } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  const cacheFolder = resolve('.cache', name);
  await createOnce(join(cacheFolder, build), async (place) => {
    const older = readdirSync(cacheFolder).filter((entry) => !entry.startsWith(build));
    for (const entry of older) rmSync(join(cacheFolder, entry), { recursive: true, force: true });
    await make(place);
  });
  return join(cacheFolder, build);
}
