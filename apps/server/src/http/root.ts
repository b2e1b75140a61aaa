import { localeRedirectStatus, readLocaleCookie } from '@vpn-site/core/locale/locale-cookie.ts';
import { type RootSettings, rootTarget } from '@vpn-site/core/locale/root-target.ts';
import { rootRedirectCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from './request-client.ts';

/**
 * Redirects '/' if the reader's language or the settings lead to another page; otherwise returns undefined. It sets no
 * cookie, because the reader has not chosen anything yet.
 */
export function redirectRoot(
  settings: RootSettings,
  query: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const target = rootTarget(
    {
      cookie: readLocaleCookie(headers.cookie),
      acceptLanguage: headers['accept-language'],
      isBot: () => isBot(headers['user-agent']),
      isFromSite: headers['sec-fetch-site'] === 'same-origin',
    },
    settings,
  );
  if (target === undefined) return undefined;
  return reply
    .header('cache-control', rootRedirectCacheControl)
    .header('vary', 'Cookie, Accept-Language')
    .redirect(target + query, localeRedirectStatus);
}
