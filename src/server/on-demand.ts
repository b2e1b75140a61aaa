import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSource } from '#compose/opened-site.ts';
import type { Day } from '#domain/day/day.ts';

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

/** The build may lie anywhere (DIST_DIR), away from any node_modules: the packages it imports are those of the server. */
function lendPackages(buildFolder: string): void {
  const build = pathToFileURL(buildFolder).href;
  registerHooks({
    resolve: (specifier, context, next) => {
      const isPackage = !/^[.#/]/.test(specifier) && context.parentURL?.startsWith(`${build}/`);
      return next(specifier, isPackage ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
