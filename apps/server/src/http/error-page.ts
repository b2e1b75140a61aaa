import { type Messages, type Translator, translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { canonicalUrlPath } from '@vpn-site/core/route/canonical-address.ts';
import {
  canonicalPathPlaceholder,
  errorTextPlaceholder,
  requestedPathPlaceholder,
  statusPlaceholder,
} from '@vpn-site/site/head/error-placeholders.ts';
import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import type { ErrorStatus } from '@vpn-site/site/page/page.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { SiteFile, SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from './request-client.ts';

/**
 * The reason for a 404. `unmatched`: no route has this address. `invalid`: the address is malformed, so no route can have
 * it.
 */
export type NotFoundReason = 'unmatched' | 'invalid';

const maxShownPath = 200;
/** Matches addresses that programs request. They get JSON. */
const jsonAddress = /^\/(?:_i18n|_build|api)\/|\.json$/;
const placeholders = new RegExp(
  [requestedPathPlaceholder, canonicalPathPlaceholder, statusPlaceholder, errorTextPlaceholder].join('|'),
  'g',
);

/**
 * Sends the response to an error: nothing for a bot, JSON for a program, the localized page for a reader. It never contains
 * the cause.
 */
export async function sendErrorPage(
  files: SiteFiles,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: NotFoundReason = 'unmatched',
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', errorCacheControl);
  if (isBot(request.headers['user-agent'])) return reply.send();
  const path = request.url.split('?')[0] ?? '/';
  try {
    const { type, body } = await errorBody(files, status, path, reason);
    return reply.type(type).send(body);
  } catch (error) {
    // The release is damaged, and the framework's own response would reveal the cause.
    request.log.error({ err: error }, 'could not render the error page');
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
  if (!jsonAddress.test(path)) {
    return {
      type: 'text/html; charset=utf-8',
      body: await errorPageHtml(files, status, locale, path, reason),
    };
  }
  const t = await serverMessages(files, locale);
  const shown = path.slice(0, maxShownPath);
  const message = status === 404 ? notFoundMessage(t, reason, shown) : t('error.serverHeading');
  return { type: 'application/json; charset=utf-8', body: JSON.stringify({ statusCode: status, message }) };
}

/**
 * Returns the error page of the build with its placeholders filled: status, message, and the path as requested and in
 * canonical form.
 */
export async function errorPageHtml(
  files: SiteFiles,
  status: number,
  locale: LocaleCode,
  path: string,
  reason: NotFoundReason = 'unmatched',
): Promise<string> {
  const page = files.errorPage(localizedPath(locale, String(pageFor(status))));
  if (!page) throw new Error(`The release has no error page ${pageFor(status)} in "${locale}".`);
  const t = await serverMessages(files, locale);
  const template = (await files.variant(page, undefined)).body.toString('utf8');
  const shown = path.slice(0, maxShownPath);
  const texts: Readonly<Record<string, string>> = {
    [requestedPathPlaceholder]: shown,
    [canonicalPathPlaceholder]: canonicalUrlPath(shown),
    [statusPlaceholder]: String(status),
    [errorTextPlaceholder]: errorText(status, t),
  };
  // In one pass, because the text for one placeholder may look like another placeholder.
  return withMessage(template, t, reason).replaceAll(placeholders, (name) => escapeHtml(texts[name] ?? ''));
}

/** Replaces the message in the built page, unless the reason is `unmatched`, for which the build wrote the message. */
function withMessage(template: string, t: Translator, reason: NotFoundReason): string {
  if (reason === 'unmatched') return template;
  const [written, meant] = [
    notFoundMessage(t, 'unmatched', requestedPathPlaceholder),
    notFoundMessage(t, reason, requestedPathPlaceholder),
  ];
  return template.replaceAll(escapeHtml(written), () => escapeHtml(meant));
}

function notFoundMessage(t: Translator, reason: NotFoundReason, path: string): string {
  return t(reason === 'unmatched' ? 'error.notFoundMessage' : 'error.invalidMessage', { path });
}

/** Returns a sentence about what the reader can do. */
export function errorText(status: number, t: Translator): string {
  if (status === 405) return t('error.methodText');
  if (status === 421) return t('error.misdirectedText');
  return t(status === 429 ? 'error.tooManyText' : 'error.serverText');
}

/** Returns the page that readers see: 'Page Not Found' for 404, and 'Internal Server Error' for all other errors. */
function pageFor(status: number): ErrorStatus {
  return status === 404 ? 404 : 500;
}

const translators = new WeakMap<SiteFile, Translator>();

/** Returns the interface strings of a language from the served release. They are parsed on first use. */
export async function serverMessages(files: SiteFiles, locale: LocaleCode): Promise<Translator> {
  const file = files.at(`/_i18n/${locale}/messages.json`);
  if (!file) throw new Error(`The release has no interface strings in "${locale}".`);
  const cached = translators.get(file);
  if (cached) return cached;
  const { body } = await files.variant(file, undefined);
  const messages = JSON.parse(body.toString('utf8')) as Record<LocaleCode, Messages>;
  const t = translator(locale, messages[locale]);
  translators.set(file, t);
  return t;
}
