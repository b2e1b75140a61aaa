import { createApp } from 'astro/app/entrypoint';
import { openRelease, type SiteSource } from '#compose/opened-site.ts';
import type { RenderOnDemand } from '../release/on-demand.ts';

const app = createApp();

/** Renders pages that the build did not write as files, from the given release. Bundled by Astro into dist/server. */
export function openRenderer(release: SiteSource): RenderOnDemand {
  openRelease(release);
  return (request, seen) => app.render(request, { locals: { seen } });
}
