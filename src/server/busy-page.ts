import type { FastifyReply, FastifyRequest } from 'fastify';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { errorCacheControl } from './cache-control.ts';
import type { AnswerHeaders } from './file-headers.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import { writeAnswer } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Long enough for the few that wait to be served, short enough for a reader to still be there. */
const retryAfterSeconds = '2';
/** What is said of the page as a file, and is not true of it as a refusal. */
const ofTheFile = new Set(['cache-control', 'etag']);
const known = new WeakMap<AnswerHeaders, AnswerHeaders>();

/** The error page as the build compressed it, to readers who cannot be served now: telling them must cost next to nothing. */
export async function sendBusyPage(
  files: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { locale } = parseLocalizedPath(request.url.split('?')[0] ?? '/');
  const page = files.errorPage(localizedPath(locale, '500'));
  if (!page) throw new Error(`The release has no error page in "${locale}".`);
  const encoding = preferredEncoding(request.headers['accept-encoding'], page.encodings);
  const { headers, body } = await files.form(page, encoding);
  return writeAnswer(reply, 503, refusalOf(headers), body);
}

function refusalOf(headers: AnswerHeaders): AnswerHeaders {
  const kept = known.get(headers) ?? [
    ...headers.filter((_, index) => !ofTheFile.has(headers[index - (index % 2)] ?? '')),
    'cache-control',
    errorCacheControl,
    'retry-after',
    retryAfterSeconds,
  ];
  known.set(headers, kept);
  return kept;
}
