import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import type { ErrorStatus } from '#domain/page/page.ts';
import { escapeHtml } from '#head/head-tag.ts';
import { requestedPathPlaceholder } from '#head/page-title.ts';
import type { Translator } from '#i18n/translator.ts';
import { errorCacheControl } from './cache-control.ts';
import type { SiteFiles } from './site-files.ts';
import { siteWords } from './site-words.ts';

/** No route has this address, or it is one that no route could have. */
export type NotFoundReason = 'unmatched' | 'invalid';

const longestShownPath = 200;
/** Programs ask here, and read JSON. */
const jsonAddress = /^\/(?:_i18n|_build|api)\/|\.json$/;

/** The answer to an error: nothing for a bot, JSON for a program, the localized page for a reader. Shows nothing of the cause. */
export async function sendErrorPage(
  files: SiteFiles,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: NotFoundReason = 'unmatched',
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', errorCacheControl);
  if (isbot(request.headers['user-agent'])) return reply.send();
  const path = request.url.split('?')[0] ?? '/';
  try {
    const { type, body } = await errorBody(files, status, path, reason);
    return reply.type(type).send(body);
  } catch (error) {
    // The release itself is damaged. The framework's own answer would show the cause.
    request.log.error({ err: error }, 'could not make the error page');
    return reply.type('text/plain; charset=utf-8').send(String(status));
  }
}

async function errorBody(
  files: SiteFiles,
  status: number,
  path: string,
  reason: NotFoundReason,
): Promise<{ type: string; body: string }> {
  const { locale } = parseLocalizedPath(path);
  const t = await siteWords(files, locale);
  const shown = path.slice(0, longestShownPath);
  if (!jsonAddress.test(path)) {
    return {
      type: 'text/html; charset=utf-8',
      body: await errorHtml(files, status, locale, t, shown, reason),
    };
  }
  const message = status === 404 ? notFoundMessage(t, reason, shown) : t('error.serverHeading');
  return { type: 'application/json; charset=utf-8', body: JSON.stringify({ statusCode: status, message }) };
}

/** The page that the build wrote, with the message and the path filled in. */
async function errorHtml(
  files: SiteFiles,
  status: number,
  locale: LocaleCode,
  t: Translator,
  path: string,
  reason: NotFoundReason,
): Promise<string> {
  const page = files.errorPage(localizedPath(locale, String(pageFor(status))));
  if (!page) throw new Error(`The release has no error page ${pageFor(status)} in "${locale}".`);
  const template = (await files.form(page, undefined)).body.toString('utf8');
  if (status !== 404) return template;
  const written = notFoundMessage(t, 'unmatched', requestedPathPlaceholder);
  return template
    .replaceAll(escapeHtml(written), () => escapeHtml(notFoundMessage(t, reason, path)))
    .replaceAll(requestedPathPlaceholder, () => escapeHtml(path));
}

function notFoundMessage(t: Translator, reason: NotFoundReason, path: string): string {
  return t(reason === 'unmatched' ? 'error.notFoundMessage' : 'error.invalidMessage', { path });
}

/** 'Page Not Found' for 404; everything else is 'Internal Server Error' to a reader. */
function pageFor(status: number): ErrorStatus {
  return status === 404 ? 404 : 500;
}
