import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSource } from '#compose/opened-site.ts';
import { type FirstSheet, withFirstSheet } from '#head/first-screen.ts';
import type { SeenAddress } from '#leak-check/observation.ts';
import type { Release } from './release.ts';

/** Renders what is asked for; on the page that says what the server sees of a visitor, with that. */
export type RenderOnDemand = (request: Request, seen?: SeenAddress) => Promise<Response>;

/** Below the folder of the build: what editors wrote, as the build found it. Nothing of it is served as a file. */
export const releaseSiteFolder = 'server/site';

/** Astro's renderer as the build left it, over the content and on the day of the release: nothing else of the machine counts. */
export async function loadOnDemandRenderer(
  distFolder: string,
  { asOf, firstSheets = [] }: Pick<Release, 'asOf' | 'firstSheets'>,
): Promise<RenderOnDemand> {
  const folder = resolve(distFolder);
  const entry = pathToFileURL(join(folder, 'server/entry.mjs')).href;
  lendPackages(folder);
  // The build did not exist when this was bundled: nobody can look into it ahead of time.
  const module = (await import(/* @vite-ignore */ entry)) as {
    openRenderer: (site: SiteSource) => RenderOnDemand;
  };
  const render = module.openRenderer({ folder: join(folder, releaseSiteFolder), asOf });
  return async (request, seen) => drawnAtOnce(await render(request, seen), firstSheets);
}

/** As the build did with the pages that it wrote. */
async function drawnAtOnce(response: Response, firstSheets: readonly FirstSheet[]): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withFirstSheet(await response.text(), firstSheets), { status, headers });
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
