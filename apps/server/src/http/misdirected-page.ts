import { detectLocale, parseAcceptLanguage } from '@vpn-site/core/locale/detect-locale.ts';
import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { errorPageHtml, errorText, serverMessages } from './error-page.ts';

const status = 421;
/** Matches the tags of the built head that this page contains. Style sheets, fonts and scripts are left out. */
const metadataTags =
  /<title>.*?<\/title>|<meta (?!name="next-sheets")[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g;

/**
 * Sends the response for a host name that is not ours. Because the server responds to no other address under such a name, a
 * menu, a search box and a style sheet would not work. So the page has only text and a link to the configured address.
 */
export async function sendMisdirected(
  files: SiteFiles,
  siteUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers } = request;
  reply.code(status).header('cache-control', errorCacheControl);
  if (isbot(headers['user-agent'])) return reply.send();
  const path = request.url.split('?')[0] ?? '/';
  const languages = parseAcceptLanguage(headers['accept-language'] ?? '');
  const locale = detectLocale({ languages, path });
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Language');
  try {
    return reply.send(await misdirectedHtml(files, siteUrl, locale, path));
  } catch (error) {
    request.log.error({ err: error }, 'could not render the error page');
    return reply.type('text/plain; charset=utf-8').send(String(status));
  }
}

async function misdirectedHtml(
  files: SiteFiles,
  siteUrl: string,
  locale: LocaleCode,
  path: string,
): Promise<string> {
  const t = await serverMessages(files, locale);
  const page = await errorPageHtml(files, status, locale, path);
  const tags = page.slice(0, page.indexOf('</head>')).match(metadataTags) ?? [];
  const home = escapeHtml(new URL(homePath(locale), siteUrl).href);
  const [heading, text] = [t('error.serverHeading'), errorText(status, t)].map(escapeHtml);
  return (
    `<!doctype html><html lang="${localeOf(locale).language}"><head>${tags.join('')}</head>` +
    `<body><main><h1>${heading}</h1><p>${text} <a href="${home}">${home}</a></p></main></body></html>\n`
  );
}
