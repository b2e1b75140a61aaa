import type { RootSettings } from '@vpn-site/core/locale/root-target.ts';
import type { Visitor } from '@vpn-site/site/leak-check/observation.ts';
import {
  movedCacheControl,
  pageCacheControl,
  queryCacheControl,
} from '@vpn-site/site/release/cache-control.ts';
import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RefusalPages } from '../overload/refusal-pages.ts';
import type { RenderQueue } from '../overload/render-queue.ts';
import { compressPage, pageEncodings, preferredEncoding } from './encodings.ts';
import { sendErrorPage } from './error-page.ts';
import { networkOf } from './network.ts';
import { redirectRoot } from './root.ts';
import { type Route, type Routes, splitQuery } from './routes.ts';
import { sendFile } from './send-file.ts';

export interface PageSources {
  readonly root: RootSettings;
  readonly siteUrl: string;
  readonly files: SiteFiles;
  readonly routes: Routes;
  readonly renderOnDemand: RenderOnDemand;
  readonly queue: RenderQueue;
  readonly refusals: RefusalPages;
}

/** Sends pages that show a visitor their address, network and country, as the server sees them. */
export interface VisitorPageSender {
  send(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * The max number of rendered pages in memory. There are too many selections of providers to cache all, but rendering one
 * takes far longer than sending it.
 */
const maxCachedPages = 100;

/** Registers every address of the site: a file, a page rendered on request, a redirect to the canonical address, or 404. */
export function registerPages(
  app: FastifyInstance,
  sources: PageSources,
  visitorPages: VisitorPageSender,
): void {
  const { root, files, routes } = sources;
  const cache = new LRUCache<string, Buffer>({ max: maxCachedPages });

  app.get('/*', async (request, reply) => {
    const [path, query] = splitQuery(request.url);
    const rootRedirect = path === '/' ? redirectRoot(root, query, request, reply) : undefined;
    if (rootRedirect) return rootRedirect;
    const route = routes.at(request.url);
    switch (route.serve) {
      case 'file':
        request.answerKind = 'file';
        return sendFile(files, route.file, request, reply);
      case 'page':
        request.answerKind = 'rendered';
        return sendRendered(sources, route, cache, request, reply);
      case 'calendar':
        request.answerKind = 'rendered';
        return sendCalendar(sources, route.address, request, reply);
      case 'visitor':
        request.answerKind = 'rendered';
        return visitorPages.send(route.address, request, reply);
      case 'redirect':
        return reply.header('cache-control', movedCacheControl).redirect(route.to, route.status);
      case 'nothing':
        return sendErrorPage(files, 404, request, reply);
    }
  });
}

interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Renders a page when its turn in the queue comes; undefined if the queue is full for this client. It uses the configured
 * address of the site, so that no client can change the addresses in a page.
 */
export function renderInTurn(
  { siteUrl, renderOnDemand, queue }: PageSources,
  client: string,
  address: string,
  seen?: Visitor,
): Promise<Rendered | undefined> {
  return queue.take(networkOf(client), async () => {
    const response = await renderOnDemand(new Request(new URL(address, siteUrl)), seen);
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
}

async function sendRendered(
  sources: PageSources,
  { address, caching }: Extract<Route, { serve: 'page' }>,
  cache: LRUCache<string, Buffer>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { files } = sources;
  const encoding = preferredEncoding(request.headers['accept-encoding'], pageEncodings);
  const send = (body: Buffer) => {
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', caching === 'private' ? queryCacheControl : pageCacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', files.headers.build)
      .type('text/html; charset=utf-8')
      .send(body);
  };
  const variant = `${encoding} ${address}`;
  const known = caching === 'kept' ? cache.get(variant) : undefined;
  if (known !== undefined) return send(known);
  const rendered = await renderInTurn(sources, request.ip, address);
  if (rendered === undefined) return sendBusyPage(sources, request, reply);
  if (rendered.status !== 200) return sendErrorPage(files, rendered.status, request, reply);
  const body = await compressPage(rendered.text, encoding);
  if (caching === 'kept') cache.set(variant, body);
  return send(body);
}

/** Sends a calendar file for one reader. Browsers may cache it for a minute, shared caches never. */
async function sendCalendar(
  sources: PageSources,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rendered = await renderInTurn(sources, request.ip, address);
  if (rendered === undefined) return sendBusyPage(sources, request, reply);
  if (rendered.status !== 200) return sendErrorPage(sources.files, rendered.status, request, reply);
  return reply
    .header('cache-control', queryCacheControl)
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', rendered.headers.get('content-disposition') ?? 'attachment')
    .type('text/calendar; charset=utf-8')
    .send(rendered.text);
}

export function sendBusyPage(
  { refusals }: PageSources,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  refusals.writeBusy(request.raw, reply.raw);
  return reply;
}
