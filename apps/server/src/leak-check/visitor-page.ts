import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import type { SeenAddress } from '@vpn-site/site/leak-check/observation.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import {
  type HeaderSettings,
  type HeaderTable,
  securityHeaders,
} from '@vpn-site/site/release/security-headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from '../http/encodings.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { type PageSources, renderInTurn, sendBusyPage, type VisitorPageSender } from '../http/pages.ts';
import type { LeakCheck } from './leak-check.ts';
import { PageWithSlots, type SlotValues } from './page-with-slots.ts';
import { siteTests } from './site-tests.ts';

/** Max rendered pages in memory, each a sixth of a megabyte. A few countries make up most of the visitors. */
const maxCachedPages = 200;

/** Placeholders for the data of one visitor. No address, network number or network name looks like them. */
const placeholders = { address: '@seen-address@', asn: 4_294_967_294, name: '@seen-network@' };
const placeholderPattern = new RegExp(Object.values(placeholders).join('|'), 'g');

/**
 * Sends pages that show a visitor what the server sees of them. Rendering blocks the process for ten milliseconds, so a
 * page is rendered once per country and kind of address, with placeholders that are filled in per visitor. Cached pages
 * contain no personal data.
 */
export class VisitorPages implements VisitorPageSender {
  readonly #sources: PageSources;
  readonly #check: Pick<LeakCheck, 'tables' | 'endpoints' | 'dns'>;
  readonly #security: HeaderTable;
  readonly #rendered = new LRUCache<string, PageWithSlots>({ max: maxCachedPages });

  constructor(
    sources: PageSources,
    check: Pick<LeakCheck, 'tables' | 'endpoints' | 'dns'>,
    headers: HeaderSettings,
  ) {
    this.#sources = sources;
    this.#check = check;
    this.#security = securityHeaders({ ...headers, extraConnectHosts: check.endpoints.connects });
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const seen = this.#check.tables.describe(request.ip);
    const page = await this.#page(path, request.ip, seen);
    if (page === 'busy') return sendBusyPage(this.#sources, request, reply);
    if (typeof page === 'number') return sendErrorPage(this.#sources.files, page, request, reply);
    const encoding = preferredEncoding(request.headers['accept-encoding'], ['gzip']);
    const values = slotValues(seen);
    reply.customSecurity = this.#security;
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', errorCacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', this.#sources.files.headers.build)
      .type('text/html; charset=utf-8')
      .send(encoding === 'gzip' ? page.gzip(values) : page.plain(values));
  }

  async #page(path: string, client: string, seen: SeenAddress): Promise<PageWithSlots | number | 'busy'> {
    const { family, country, network } = seen;
    const key = [path, family, country, network !== null].join(' ');
    const known = this.#rendered.get(key);
    if (known !== undefined) return known;
    const { address, asn, name } = placeholders;
    const tests = siteTests(this.#check, family);
    const placeholderVisitor = { address, family, country, network: network && { asn, name }, tests };
    const rendered = await renderInTurn(this.#sources, client, path, placeholderVisitor);
    if (rendered === undefined) return 'busy';
    if (rendered.status !== 200) return rendered.status;
    const page = new PageWithSlots(rendered.text, placeholderPattern);
    this.#rendered.set(key, page);
    return page;
  }
}

/** Returns the values for the slots of a page, escaped so that they cannot become markup. */
export function slotValues({ address, network }: SeenAddress): SlotValues {
  return {
    [placeholders.address]: escapeHtml(address),
    [placeholders.asn]: String(network?.asn ?? ''),
    [placeholders.name]: escapeHtml(network?.name ?? ''),
  };
}
