import { createApp } from 'astro/app/entrypoint';
import { openRelease, type SiteSource } from '#compose/opened-site.ts';
import type { RenderOnDemand } from '../release/on-demand.ts';

const app = createApp();

/** Returns a renderer for pages of a release that the build did not write as files. Astro bundles it into dist/server. */
export function openRenderer(release: SiteSource): RenderOnDemand {
  openRelease(release);
  return (request, seen) => app.render(request, { locals: { seen } });
}
