import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSource } from '#compose/opened-site.ts';
import { type FirstSheet, withFirstSheet } from '#head/first-screen.ts';
import type { Visitor } from '#leak-check/observation.ts';
import type { Release } from './release.ts';

/** Renders the requested page. `seen` is for the page that shows visitors what the server sees of them. */
export type RenderOnDemand = (request: Request, seen?: Visitor) => Promise<Response>;

/**
 * The folder with the build's copy of the editors' files (content, facts, messages), relative to the build folder. The
 * server renders pages from them, but never sends them.
 */
export const releaseSiteFolder = 'server/site';

/**
 * Loads Astro's renderer from the build, with the content and the day of the release. Nothing else on the machine affects
 * it.
 */
export async function loadOnDemandRenderer(
  distFolder: string,
  { asOf, firstSheets = [] }: Pick<Release, 'asOf' | 'firstSheets'>,
): Promise<RenderOnDemand> {
  const folder = resolve(distFolder);
  const entry = pathToFileURL(join(folder, 'server/entry.mjs')).href;
  resolvePackagesFromServer(folder);
  // The build does not exist when this module is bundled, so the bundler cannot resolve it.
  const module = (await import(/* @vite-ignore */ entry)) as {
    openRenderer: (site: SiteSource) => RenderOnDemand;
  };
  const render = module.openRenderer({ folder: join(folder, releaseSiteFolder), asOf });
  return async (request, seen) => withCriticalCss(await render(request, seen), firstSheets);
}

/** Inlines the critical CSS, like the build in the pages that it writes. */
async function withCriticalCss(response: Response, firstSheets: readonly FirstSheet[]): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withFirstSheet(await response.text(), firstSheets), { status, headers });
}

/** Makes the build find its packages in the server's node_modules, because the build may be in any folder (DIST_DIR). */
function resolvePackagesFromServer(buildFolder: string): void {
  const build = pathToFileURL(buildFolder).href;
  registerHooks({
    resolve: (specifier, context, next) => {
      const isPackage = !/^[.#/]/.test(specifier) && context.parentURL?.startsWith(`${build}/`);
      return next(specifier, isPackage ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
