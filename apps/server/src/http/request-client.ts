import type { Header } from '@vpn-site/core/outbound/decide-outbound.ts';
import { isTextBrowser } from '@vpn-site/core/route/text-browser.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

type Headers = FastifyRequest['headers'];

/** Compiles the pattern of known bots at startup. isbot would compile it on first use, and a reader would wait for it. */
export function compileBotPattern(): void {
  isbot('anyone');
}

/** Whether a user agent is that of a bot. Text browsers are not bots, because people read with them. */
export function isBot(userAgent: string | undefined): boolean {
  return isbot(userAgent) && !isTextBrowser(userAgent);
}

/** Whether a request comes from a bot or script. A missing user agent means a script, because every browser sends one. */
export function isBotOrScript({ 'user-agent': userAgent }: Headers): boolean {
  return !userAgent || isBot(userAgent);
}

/** Returns the headers in which a browser marks a prefetch, which happens before a reader asks for the page. */
export function purposeHeaders(headers: Headers): readonly Header[] {
  return [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
}
