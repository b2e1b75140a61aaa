import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { Encoding } from '@vpn-site/site/release/release.ts';
import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { compressPage, pageEncodings, preferredEncoding } from '../http/encodings.ts';
import { errorPageHtml } from '../http/error-page.ts';
import { isBot } from '../http/request-client.ts';

/** The value of `Retry-After`: long enough for the waiting requests, short enough that the reader is still there. */
const retryAfterSeconds = '2';
const statuses = [429, 503] as const;
type RefusalStatus = (typeof statuses)[number];

interface Refusal {
  readonly headers: HeaderTable;
  /** The same headers as a flat list of names and values, which Node writes fastest. */
  readonly rawHeaders: string[];
  readonly body: Buffer;
}

/**
 * Error pages for readers who cannot be served now, because the process is busy or they send too many requests. They must
 * be fast: at ten times the load that a process can take, nine of ten requests get one. So all variants are prepared in
 * advance, and none contains the requested address.
 */
export class RefusalPages {
  readonly #pages = new Map<string, Refusal>();
  readonly #security: HeaderTable;

  private constructor(security: HeaderTable) {
    this.#security = security;
    for (const status of statuses) this.#keep(status, 'none', undefined, Buffer.alloc(0));
  }

  static async load(files: SiteFiles, security: HeaderTable, log: FastifyBaseLogger): Promise<RefusalPages> {
    const pages = new RefusalPages(security);
    for (const locale of localeCodes) {
      for (const status of statuses) {
        try {
          const html = await errorPageHtml(files, status, locale, homePath(locale));
          for (const encoding of [undefined, ...pageEncodings]) {
            pages.#keep(status, locale, encoding, await compressPage(html, encoding));
          }
        } catch (error) {
          // The release is damaged: refused readers then get only the status, and all others still get their page.
          log.error({ err: error, status, locale }, 'could not render an error page in advance');
        }
      }
    }
    return pages;
  }

  /** Sends 503 directly to the socket, because the framework did not get the request or has passed it on. */
  writeBusy(request: IncomingMessage, response: ServerResponse): void {
    const { rawHeaders, body } = this.#for(503, request);
    response.writeHead(503, rawHeaders).end(body);
  }

  /** Sends 429. The rate limiter sets `Retry-After`. */
  sendTooMany(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { headers, body } = this.#for(429, request.raw);
    // The framework would set a content type even for an empty body.
    return reply
      .code(429)
      .headers(headers)
      .send(body.length === 0 ? undefined : body);
  }

  #for(status: RefusalStatus, { url = '/', headers }: IncomingMessage): Refusal {
    const { locale } = parseLocalizedPath(url.split('?')[0] ?? '/');
    const encoding = preferredEncoding(headers['accept-encoding'], pageEncodings);
    const page = isBot(headers['user-agent'])
      ? undefined
      : this.#pages.get(`${status} ${locale} ${encoding}`);
    return page ?? (this.#pages.get(`${status} none undefined`) as Refusal);
  }

  #keep(
    status: RefusalStatus,
    locale: LocaleCode | 'none',
    encoding: Encoding | undefined,
    body: Buffer,
  ): void {
    const headers: HeaderTable = {
      ...(status === 503 && { ...this.#security, 'retry-after': retryAfterSeconds }),
      'cache-control': errorCacheControl,
      'content-length': String(body.length),
      ...(body.length > 0 && { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    const rawHeaders = Object.entries(headers).flat();
    this.#pages.set(`${status} ${locale} ${encoding}`, { headers, rawHeaders, body });
  }
}
