import type { FastifyReply, FastifyRequest } from 'fastify';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import type { ErrorStatus } from '#domain/page/page.ts';
import { escapeHtml } from '#head/head-tag.ts';
import { requestedPathPlaceholder } from '#head/page-title.ts';
import { errorCacheControl } from './cache-control.ts';
import type { SiteFiles } from './site-files.ts';

const longestShownPath = 200;

/** The localized error page that the build wrote, with the requested path filled in. Shows nothing of the cause. */
export async function sendErrorPage(
  files: SiteFiles,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const page = files.errorPage(localizedPath(parseLocalizedPath(path).locale, String(pageFor(status))));
  reply.code(status).header('cache-control', errorCacheControl).removeHeader('etag');
  if (!page) return reply.type('text/plain; charset=utf-8').send(String(status));
  const template = (await files.body(page, undefined)).toString('utf8');
  const shownPath = escapeHtml(path.slice(0, longestShownPath));
  return reply.type(page.contentType).send(template.replaceAll(requestedPathPlaceholder, () => shownPath));
}

/** 'Page Not Found' for 404; everything else is 'Internal Server Error' to a reader. */
function pageFor(status: number): ErrorStatus {
  return status === 404 ? 404 : 500;
}
