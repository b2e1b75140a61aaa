import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lendPackages } from './lend-packages.ts';

export type RenderOnDemand = (request: Request) => Promise<Response>;

/** Astro's renderer as the build left it. */
export async function loadOnDemandRenderer(distFolder: string): Promise<RenderOnDemand> {
  const entry = pathToFileURL(resolve(distFolder, 'server/entry.mjs')).href;
  lendPackages(resolve(distFolder));
  const module = (await import(entry)) as { renderOnDemand: RenderOnDemand };
  return module.renderOnDemand;
}
