import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { errorCacheControl } from './cache-control.ts';
import type { AnswerHeaders } from './file-headers.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteFiles } from './site-files.ts';

/** Long enough for the few that wait to be served, short enough for a reader to still be there. */
const retryAfterSeconds = '2';
/** What is said of the page as a file, and is not true of it as a refusal. */
const ofTheFile = new Set(['cache-control', 'etag']);

interface Refusal {
  readonly headers: string[];
  readonly body: Buffer;
}

/** Writes a refusal as the answer to a request. */
export type WriteBusyPage = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The error page as the build compressed it, to readers who cannot be served now. Telling them must cost next to nothing:
 * under ten times the load that a process can take there are ten of them for each page. So all forms are read before
 * anybody asks, and written straight to the socket.
 */
export async function loadBusyPages(files: SiteFiles): Promise<WriteBusyPage> {
  const pages = new Map<string, SiteFile>();
  const refusals = new Map<string, Refusal>();
  for (const locale of localeCodes) {
    const page = files.errorPage(localizedPath(locale, '500'));
    if (!page) throw new Error(`The release has no error page in "${locale}".`);
    pages.set(locale, page);
    for (const encoding of [undefined, ...page.encodings]) {
      const { headers, body } = await files.form(page, encoding);
      refusals.set(`${locale} ${encoding}`, { headers: refusalHeaders(headers), body });
    }
  }
  return (request, response) => {
    const { locale } = parseLocalizedPath(request.url?.split('?')[0] ?? '/');
    const encoding = preferredEncoding(
      request.headers['accept-encoding'],
      pages.get(locale)?.encodings ?? [],
    );
    const refusal = refusals.get(`${locale} ${encoding}`);
    response.writeHead(503, refusal?.headers).end(refusal?.body);
  };
}

function refusalHeaders(headers: AnswerHeaders): string[] {
  return [
    ...headers.filter((_, index) => !ofTheFile.has(headers[index - (index % 2)] ?? '')),
    'cache-control',
    errorCacheControl,
    'retry-after',
    retryAfterSeconds,
  ];
}
