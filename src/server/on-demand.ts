import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSource } from '#compose/opened-site.ts';
import type { Day } from '#domain/day/day.ts';
import { lendPackages } from './lend-packages.ts';

export type RenderOnDemand = (request: Request) => Promise<Response>;

/** Below the folder of the build: what editors wrote, as the build found it. Nothing of it is served as a file. */
export const releaseSiteFolder = 'server/site';

/** Astro's renderer as the build left it, over the content and on the day of the release: nothing else of the machine counts. */
export async function loadOnDemandRenderer(distFolder: string, asOf: Day): Promise<RenderOnDemand> {
  const folder = resolve(distFolder);
  const entry = pathToFileURL(join(folder, 'server/entry.mjs')).href;
  lendPackages(folder);
  const module = (await import(entry)) as { openRenderer: (site: SiteSource) => RenderOnDemand };
  return module.openRenderer({ folder: join(folder, releaseSiteFolder), asOf });
}
