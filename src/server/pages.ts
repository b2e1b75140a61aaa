import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RootSettings } from '#domain/locale/root-target.ts';
import { canonicalPath } from '#domain/route/canonical-path.ts';
import { movedCacheControl, pageCacheControl, queryCacheControl } from './cache-control.ts';
import { sendErrorPage } from './error-page.ts';
import type { RenderOnDemand } from './on-demand.ts';
import { redirectRoot } from './root.ts';
import { sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

export interface PageSources {
  readonly root: RootSettings;
  readonly siteUrl: string;
  readonly files: SiteFiles;
  readonly onDemand: ReadonlySet<string>;
  /** Pages that depend on their query; all others never see one. */
  readonly withQuery: ReadonlySet<string>;
  readonly renderOnDemand: RenderOnDemand;
}

/** Every address of the site: a file, a page rendered on demand, a redirect to the one right form, or 404. */
export function registerPages(app: FastifyInstance, sources: PageSources): void {
  const { files, onDemand, withQuery } = sources;
  const exists = (path: string) => files.at(path) !== undefined || onDemand.has(path) || withQuery.has(path);
  app.addHook('onListen', () => warmUp(sources, app.log));

  app.get('/*', async (request, reply) => {
    const [path, query] = splitQuery(request.url);
    const moved = path === '/' ? redirectRoot(sources.root, query, request, reply) : undefined;
    if (moved) return moved;
    const file = files.at(path);
    if (file) return sendFile(files, file, request, reply);
    if (onDemand.has(path)) return sendOnDemand(sources, path, pageCacheControl, request, reply);
    if (withQuery.has(path)) return sendOnDemand(sources, path + query, queryCacheControl, request, reply);

    const canonical = canonicalPath(path);
    if (canonical !== path && exists(canonical)) {
      return reply.header('cache-control', movedCacheControl).redirect(canonical + query, 301);
    }
    return sendErrorPage(files, 404, request, reply);
  });
}

async function sendOnDemand(
  { siteUrl, files, renderOnDemand }: PageSources,
  address: string,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The address is the configured one: nothing a client sends decides what a page says about itself.
  const response = await renderOnDemand(new Request(new URL(address, siteUrl)));
  if (!response.ok) return sendErrorPage(files, response.status, request, reply);
  return reply
    .header('cache-control', cacheControl)
    .header('server-timing', files.headers.build)
    .type('text/html; charset=utf-8')
    .send(await response.text());
}

/** Content, facts and indexes are read when a page is first rendered: not while a reader waits. */
async function warmUp(
  { siteUrl, withQuery, renderOnDemand }: PageSources,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const path of withQuery) {
    try {
      const response = await renderOnDemand(new Request(new URL(`${path}?q=vpn`, siteUrl)));
      await response.text();
    } catch (error) {
      log.error({ err: error, path }, 'could not render a page in advance');
    }
  }
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
