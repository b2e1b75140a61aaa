import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Renders a page that the build did not write as a file. Bundled by Astro into dist/server. */
export function renderOnDemand(request: Request): Promise<Response> {
  return app.render(request);
}
