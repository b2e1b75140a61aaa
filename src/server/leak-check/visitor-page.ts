import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SeenAddress } from '#domain/leak-check/observation.ts';
import { escapeHtml } from '#head/head-tag.ts';
import { errorCacheControl } from '../cache-control.ts';
import { compressPage, pageEncodings, preferredEncoding } from '../encodings.ts';
import { sendErrorPage } from '../error-page.ts';
import { type PageSources, renderInTurn, sendBusyPage, type VisitorPageSender } from '../pages.ts';
import { type HeaderSettings, type HeaderTable, securityHeaders } from '../security-headers.ts';
import type { LeakCheck } from './leak-check.ts';

/** Some countries make up most of the visitors; each page takes a tenth of a megabyte. */
const maxKept = 200;

/** Stand for what is told of one visitor alone. No address looks like the first, no network is called like the second. */
const standIns = { address: '@seen-address@', asn: 4_294_967_294, name: '@seen-network@' };
const standInPattern = new RegExp(Object.values(standIns).join('|'), 'g');

/**
 * Pages that say what the server sees of who asks. Rendering takes ten milliseconds of the whole process, so it is not done
 * for each visitor: a page is drawn once for a country and a kind of address, with stand-ins for the rest, and those are filled in
 * for who asks. What is kept says nothing of anybody.
 */
export class VisitorPages implements VisitorPageSender {
  readonly #sources: PageSources;
  readonly #tables: LeakCheck['tables'];
  readonly #security: HeaderTable;
  readonly #drawn = new LRUCache<string, string>({ max: maxKept });

  constructor(
    sources: PageSources,
    { tables, places }: Pick<LeakCheck, 'tables' | 'places'>,
    headers: HeaderSettings,
  ) {
    this.#sources = sources;
    this.#tables = tables;
    this.#security = securityHeaders({ ...headers, moreConnects: places.connects });
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const seen = this.#tables.describe(request.ip);
    const page = await this.#page(path, seen);
    if (page === 'busy') return sendBusyPage(this.#sources, request, reply);
    if (typeof page === 'number') return sendErrorPage(this.#sources.files, page, request, reply);
    const encoding = preferredEncoding(request.headers['accept-encoding'], pageEncodings);
    reply.ownSecurity = this.#security;
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', errorCacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', this.#sources.files.headers.build)
      .type('text/html; charset=utf-8')
      .send(await compressPage(filledIn(page.html, seen), encoding));
  }

  async #page(path: string, seen: SeenAddress): Promise<{ readonly html: string } | number | 'busy'> {
    const { family, country, network } = seen;
    const key = [path, family, country, network !== null].join(' ');
    const known = this.#drawn.get(key);
    if (known !== undefined) return { html: known };
    const { address, asn, name } = standIns;
    const standIn = { address, family, country, network: network && { asn, name } };
    const rendered = await renderInTurn(this.#sources, path, standIn);
    if (rendered === undefined) return 'busy';
    if (rendered.status !== 200) return rendered.status;
    this.#drawn.set(key, rendered.text);
    return { html: rendered.text };
  }
}

/** In one go: what fills one place may look like another. */
export function filledIn(html: string, { address, network }: SeenAddress): string {
  const values: Readonly<Record<string, string>> = {
    [standIns.address]: address,
    [standIns.asn]: String(network?.asn ?? ''),
    [standIns.name]: network?.name ?? '',
  };
  return html.replaceAll(standInPattern, (standIn) => escapeHtml(values[standIn] ?? ''));
}
