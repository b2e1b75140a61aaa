import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerSelection } from '#domain/comparison/selection.ts';
import type { RootSettings } from '#domain/locale/root-target.ts';
import { canonicalPath } from '#domain/route/canonical-address.ts';
import { isToolPath } from '#domain/route/named-routes.ts';
import { movedCacheControl, pageCacheControl, queryCacheControl } from './cache-control.ts';
import { compressPage, pageEncodings } from './compress-page.ts';
import { sendErrorPage } from './error-page.ts';
import type { RenderOnDemand } from './on-demand.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import type { RefusalPages } from './refusal-pages.ts';
import type { RenderQueue } from './render-queue.ts';
import { redirectRoot } from './root.ts';
import { sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Where a choice of providers may be asked for, and which ones it may name. */
interface SelectionSources {
  readonly overviews: ReadonlySet<string>;
  readonly providers: ReadonlySet<string>;
}

/** Choices are finite but many, and drawing one costs far more than sending it. */
const keptSelections = 100;

export interface PageSources {
  readonly root: RootSettings;
  readonly siteUrl: string;
  readonly files: SiteFiles;
  readonly onDemand: ReadonlySet<string>;
  /** Addresses that moved for good. */
  readonly moved: ReadonlyMap<string, string>;
  /** Pages that are nothing without their query. Tools answer one too; all others never see it. */
  readonly withQuery: ReadonlySet<string>;
  readonly renderOnDemand: RenderOnDemand;
  readonly queue: RenderQueue;
  readonly refusals: RefusalPages;
  readonly selections: SelectionSources;
}

/** Whether an address is a page that is rendered each time it is asked for. A choice of providers is kept, and is none. */
export function isRendered(sources: PageSources, url: string): boolean {
  const [path, query] = splitQuery(url);
  return isAsked(sources, path, query) || (sources.onDemand.has(path) && !sources.files.at(path));
}

/** Every address of the site: a file, a page rendered on demand, a redirect to the one right form, or 404. */
export function registerPages(app: FastifyInstance, sources: PageSources): void {
  const { files, onDemand, selections } = sources;
  const rendered = new LRUCache<string, Buffer>({ max: keptSelections });
  const exists = (path: string) => isPage(sources, path);

  app.get('/*', async (request, reply) => {
    const [path, query] = splitQuery(request.url);
    const moved = path === '/' ? redirectRoot(sources.root, query, request, reply) : undefined;
    if (moved) return moved;
    const choice = selections.overviews.has(path)
      ? answerSelection(path, query, selections.providers)
      : undefined;
    if (choice?.kind === 'elsewhere') {
      return reply.header('cache-control', movedCacheControl).redirect(choice.address, 302);
    }
    if (choice?.kind === 'show') {
      return sendOnDemand(sources, { address: choice.address, kept: rendered }, request, reply);
    }
    if (isToolFile(path) && query !== '' && exists(path.slice(0, -calendarEnding.length))) {
      return sendToolFile(sources, path + query, request, reply);
    }
    if (isAsked(sources, path, query)) {
      const asked = { address: path + query, cacheControl: queryCacheControl };
      return sendOnDemand(sources, asked, request, reply);
    }
    const file = files.at(path);
    if (file) return sendFile(files, file, request, reply);
    if (onDemand.has(path)) return sendOnDemand(sources, { address: path }, request, reply);

    const canonical = canonicalPath(path);
    const target = sources.moved.get(canonical);
    if (target !== undefined) {
      return reply.header('cache-control', movedCacheControl).redirect(target + query, 301);
    }
    if (canonical !== path && exists(canonical)) {
      return reply.header('cache-control', movedCacheControl).redirect(canonical + query, 301);
    }
    return sendErrorPage(files, 404, request, reply);
  });
}

function isPage({ files, onDemand, withQuery }: PageSources, path: string): boolean {
  return files.at(path) !== undefined || onDemand.has(path) || withQuery.has(path);
}

/** A search, or a tool with what its reader entered. */
function isAsked(sources: PageSources, path: string, query: string): boolean {
  return sources.withQuery.has(path) || (query !== '' && isToolPath(path) && isPage(sources, path));
}

interface AskedPage {
  readonly address: string;
  readonly cacheControl?: string;
  /** Where its HTML is kept once it is rendered, by its form and address. */
  readonly kept?: LRUCache<string, Buffer>;
}

interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * undefined where too many wait already. The address is the configured one: nothing a client sends decides what a page
 * says about itself.
 */
function renderInTurn(
  { siteUrl, renderOnDemand, queue }: PageSources,
  address: string,
): Promise<Rendered | undefined> {
  return queue.take(async () => {
    const response = await renderOnDemand(new Request(new URL(address, siteUrl)));
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
}

async function sendOnDemand(
  sources: PageSources,
  { address, cacheControl = pageCacheControl, kept }: AskedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { files } = sources;
  const encoding = preferredEncoding(request.headers['accept-encoding'], pageEncodings);
  const send = (body: Buffer) => {
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', cacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', files.headers.build)
      .type('text/html; charset=utf-8')
      .send(body);
  };
  const form = `${encoding} ${address}`;
  const known = kept?.get(form);
  if (known !== undefined) return send(known);
  const answer = await renderInTurn(sources, address);
  if (answer === undefined) return sendBusyPage(sources, request, reply);
  if (answer.status !== 200) return sendErrorPage(files, answer.status, request, reply);
  const body = await compressPage(answer.text, encoding);
  kept?.set(form, body);
  return send(body);
}

function sendBusyPage({ refusals }: PageSources, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  refusals.writeBusy(request.raw, reply.raw);
  return reply;
}

const calendarEnding = '.ics';

/** What a tool says as a calendar file, under the tool's address with this ending. */
function isToolFile(path: string): boolean {
  return path.endsWith(calendarEnding) && isToolPath(path);
}

/** One reader's file: browsers may keep it a minute, caches between never. */
async function sendToolFile(
  sources: PageSources,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await renderInTurn(sources, address);
  if (answer === undefined) return sendBusyPage(sources, request, reply);
  if (answer.status !== 200) return sendErrorPage(sources.files, answer.status, request, reply);
  return reply
    .header('cache-control', queryCacheControl)
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', answer.headers.get('content-disposition') ?? 'attachment')
    .type('text/calendar; charset=utf-8')
    .send(answer.text);
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
