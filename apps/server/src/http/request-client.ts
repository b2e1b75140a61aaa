import type { Header } from '@vpn-site/core/outbound/decide-outbound.ts';
import { isTextBrowser } from '@vpn-site/core/route/text-browser.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

type Headers = FastifyRequest['headers'];

/** Compiles the pattern of known bots in advance, because isbot builds it on first use and no reader should wait for that. */
export function compileBotPattern(): void {
  isbot('anyone');
}

/** Whether a user agent is that of a bot. Text browsers are not, because people read with them. */
export function isBot(userAgent: string | undefined): boolean {
  return isbot(userAgent) && !isTextBrowser(userAgent);
}

/** Whether a request comes from a bot or script. Every browser sends a user agent, so a missing one means a script. */
export function isBotOrScript({ 'user-agent': userAgent }: Headers): boolean {
  return !userAgent || isBot(userAgent);
}

/** Returns the headers in which a browser marks a prefetch, which no reader has asked for yet. */
export function purposeHeaders(headers: Headers): readonly Header[] {
  return [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
}
