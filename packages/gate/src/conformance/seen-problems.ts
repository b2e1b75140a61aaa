import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { withSiteName } from '@vpn-site/core/site/placeholders.ts';
import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import type { FastifyInstance } from 'fastify';
import type { Clause, SeenInFile, SeenOnPage } from './clauses.ts';

interface VisitedPage {
  readonly status: number;
  /** Headers by name in lower case. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: string;
}

/** Requests a page of the built site like a reader's browser; undefined if the site has no such page. */
type Visit = (page: Pick<SeenOnPage, 'at' | 'method' | 'headers'>) => Promise<VisitedPage | undefined>;

type Site = Pick<Catalog, 'documents' | 'facts'>;

/**
 * Reports clauses that readers cannot see on the listed page or file. {site} in the text of a page is the name of the site.
 */
export async function seenProblems(
  clauses: readonly Clause[],
  visit: Visit,
  siteName: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, seen } of clauses) {
    const problem =
      seen && ('file' in seen ? fileProblem(seen) : await pageProblem(named(seen, siteName), visit));
    if (problem) problems.push(`${id}: ${problem}.`);
  }
  return problems;
}

function fileProblem({ file, shows }: SeenInFile): string | undefined {
  if (!existsSync(file)) return `the file ${file} does not exist`;
  if (shows === undefined || readFileSync(file, 'utf8').includes(shows)) return undefined;
  return `the file ${file} does not contain ${JSON.stringify(shows)}`;
}

function named(seen: SeenOnPage, siteName: string): SeenOnPage {
  return seen.shows === undefined ? seen : { ...seen, shows: withSiteName(seen.shows, escapeHtml(siteName)) };
}

async function pageProblem(
  { shows = '', status = 200, answers = {}, ...asked }: SeenOnPage,
  visit: Visit,
): Promise<string | undefined> {
  const page = await visit(asked);
  if (!page) return `the site has no page "${asked.at}"`;
  if (page.status !== status) return `${asked.at} answers ${page.status}, not ${status}`;
  for (const [name, words] of Object.entries(answers)) {
    const value = String(page.headers[name] ?? '');
    if (!value.includes(words)) return `${asked.at} answers ${name}: ${value || 'nothing'}, not ${words}`;
  }
  return page.body.includes(shows) ? undefined : `${asked.at} does not show ${JSON.stringify(shows)}`;
}

/** The user agent of a person's browser, because the server sends less to programs. */
const browserUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Returns a function that visits pages of the built site, one address at a time. */
export function visitor(server: FastifyInstance, site: Site): Visit {
  const ask = (url: string, method: 'GET' | 'POST' = 'GET', headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      url,
      method,
      headers: { host: 'localhost:8080', 'user-agent': browserUserAgent, ...headers },
    });
  const address = async (at: string) =>
    at === 'style sheet'
      ? (await ask('/')).body.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1]
      : addressOf(at, site, (file) => readFileSync(file, 'utf8'));
  return async ({ at, method, headers }) => {
    const url = await address(at);
    if (url === undefined) return undefined;
    const response = await ask(url, method, headers);
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
}

const anyDocument = 'a document with ';

/** Returns the address on this site for the field `at` of a clause; undefined if the site has no such page. */
export function addressOf(
  at: string,
  { documents, facts }: Site,
  readText: (file: string) => string,
): string | undefined {
  if (at.startsWith('/')) return at;
  const [first, second] = facts.providers.map(({ id }) => id);
  if (at === 'review') return `/reviews/${first}`;
  if (at === 'comparison') return second && `/compare/${first}-vs-${second}`;
  if (at === 'comparison reversed') return second && `/compare/${second}-vs-${first}`;
  if (at === 'sendme') return `/sendme/${first}`;
  if (at === 'sendme continue') return `/sendme/${first}/continue`;
  const document = at.startsWith(anyDocument)
    ? documents
        .all()
        .find(
          ({ locale, file }) =>
            locale === defaultLocale && readText(file).includes(at.slice(anyDocument.length)),
        )
    : documents.translation(at, defaultLocale);
  return document && localizedPath(defaultLocale, document.slug);
}
