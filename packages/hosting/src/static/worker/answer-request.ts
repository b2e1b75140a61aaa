import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';
import { queryCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import { decideAnswer, type StaticSite } from './decide-answer.ts';
import { type OpenedSearch, openSearch, renderSearch, type SearchParts } from './render-search.tsx';
import { searchPartsFile, searchTemplateFile } from './search-files.ts';

/** The site, and the headers of responses that the worker itself creates. */
export interface WorkerSite extends StaticSite {
  readonly security: HeaderTable;
  /** The header that tells the script of a page to which build the page belongs. */
  readonly serverTiming: string;
}

/** The host's functions for files. */
interface HostFiles {
  readonly pass: () => Promise<Response>;
  readonly file: (path: string) => Promise<Response>;
  readonly read: (path: string) => Promise<Response>;
  /** Stores a click; undefined if the site counts none. */
  readonly count?: ((click: OutboundClick) => void) | undefined;
}

/** Responds to one request. The host rejects methods other than GET and HEAD. */
export async function answerRequest(site: WorkerSite, request: Request, host: HostFiles): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return host.pass();
  const { pathname, search } = new URL(request.url);
  const answer = decideAnswer(site, {
    path: pathname,
    query: search,
    header: (name) => request.headers.get(name),
    method: request.method,
  });
  switch (answer.kind) {
    case 'pass':
      return host.pass();
    case 'file':
      return host.file(answer.file);
    case 'send':
      if (answer.click) host.count?.(answer.click);
      return new Response(answer.body ?? null, {
        status: answer.status,
        headers: { ...site.security, ...answer.headers },
      });
    case 'search':
      return new Response(renderSearch(await openedSearch(answer.locale, host.read), search), {
        headers: {
          ...site.security,
          'cache-control': queryCacheControl,
          'content-type': 'text/html; charset=utf-8',
          'server-timing': site.serverTiming,
        },
      });
  }
}

const opened = new Map<LocaleCode, Promise<OpenedSearch>>();

/** Loads the search of a language. Cached for the lifetime of the worker, because a deployment starts a new one. */
function openedSearch(locale: LocaleCode, read: HostFiles['read']): Promise<OpenedSearch> {
  const cached = opened.get(locale);
  if (cached) return cached;
  const opening = Promise.all([read(searchPartsFile(locale)), read(searchTemplateFile(locale))]).then(
    async ([parts, template]) => openSearch((await parts.json()) as SearchParts, await template.text()),
  );
  opened.set(locale, opening);
  opening.catch(() => opened.delete(locale));
  return opening;
}
