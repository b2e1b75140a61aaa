import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { composePage } from '@vpn-site/site/compose/compose-page.ts';
import { openedSite } from '@vpn-site/site/compose/opened-site.ts';
import {
  canonicalPathPlaceholder,
  requestedPathPlaceholder,
} from '@vpn-site/site/head/error-placeholders.ts';
import { pageCacheControl, queryCacheControl } from '@vpn-site/site/release/cache-control.ts';
import { contentType } from '@vpn-site/site/release/content-type.ts';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import {
  fileAddress,
  type SiteFile,
  SiteFiles,
  serverTimingHeader,
} from '@vpn-site/site/release/site-files.ts';
import { reportPath } from '@vpn-site/site/report/report-path.ts';
import { searchPath } from '@vpn-site/site/search/search-query.ts';
import type { LinkedAnswer, LinkedAnswerKind } from './linked-answers.ts';
import type { PlainFileParts } from './plain-file-parts.tsx';
import { withMain } from './worker/page-main.ts';
import type { SearchParts } from './worker/render-search.tsx';
import { placeholderQuery, searchPartsFile, searchTemplateFile } from './worker/search-files.ts';

export interface StaticFile {
  /** The path relative to the published folder. */
  readonly name: string;
  /** The address at which it is requested. */
  readonly path: string;
  readonly headers: HeaderTable;
  readonly content: Buffer | string;
}

/** The files of a build and their headers. */
export interface ReleaseFolder {
  readonly release: Release;
  readonly clientFolder: string;
  readonly security: HeaderTable;
}

export interface FinishedRelease extends ReleaseFolder {
  readonly render: RenderOnDemand;
  readonly parts: PlainFileParts;
}

/** Headers that the host sets itself, because it compresses the body. */
const hostHeaders = new Set(['etag', 'content-length', 'content-type', 'vary']);

/** Yields the files of a release under the addresses of the origin, with its headers. */
export function* releaseFiles({ release, clientFolder, security }: ReleaseFolder): Iterable<StaticFile> {
  const files = new SiteFiles(release, clientFolder, security);
  for (const { file } of release.files) {
    const path = fileAddress(file);
    const served = files.at(path);
    const content = readFileSync(join(clientFolder, file));
    if (served) yield { name: file, path, headers: originHeaders(files, served), content };
    else if (file.endsWith('404.html')) yield notFoundPage(file, String(content), files);
  }
}

function originHeaders(files: SiteFiles, file: SiteFile): HeaderTable {
  const pairs = files.headers.full(file, undefined, 0);
  const own = pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ''] as const] : []));
  const guessed = contentType(`x${extname(file.file)}`);
  return {
    ...Object.fromEntries(
      own.filter(([name]) => !hostHeaders.has(name) || (name === 'vary' && file.file === 'index.html')),
    ),
    // Set on every file, because a rule for all addresses cannot exclude some.
    'server-timing': files.headers.build,
    ...(file.contentType !== guessed && { 'content-type': file.contentType }),
  };
}

/** Returns the 404 page without the requested address, which the host cannot fill in. */
function notFoundPage(file: string, html: string, files: SiteFiles): StaticFile {
  const path = fileAddress(file);
  const filled = html.replaceAll(requestedPathPlaceholder, '…').replaceAll(canonicalPathPlaceholder, path);
  const page: SiteFile = { file, hash: '', encodings: [], contentType: contentType(file) };
  return { name: file, path, headers: originHeaders(files, page), content: filled };
}

/** Yields the pages that the origin renders on request. */
export async function* renderedPages(finished: FinishedRelease): AsyncIterable<StaticFile> {
  const { release, parts } = finished;
  for (const path of renderedPaths(release)) {
    yield await renderedPage(finished, path, pageCacheControl);
  }
  for (const locale of localeCodes) {
    yield await renderedPage(finished, searchPath(locale), queryCacheControl);
    const { content, ...form } = await renderedPage(finished, reportPath(locale), queryCacheControl);
    yield { ...form, content: withMain(String(content), () => parts.reports(locale)) };
  }
}

async function renderedPage(
  finished: FinishedRelease,
  path: string,
  cacheControl: string,
): Promise<StaticFile> {
  return pageFile(finished, path, await renderedHtml(finished, path), cacheControl);
}

async function renderedHtml({ render, release }: FinishedRelease, address: string): Promise<string> {
  const response = await render(new Request(new URL(address, release.siteUrl)));
  if (response.status !== 200) throw new Error(`${address} was not rendered: ${response.status}.`);
  return response.text();
}

function pageFile(
  { release, security }: FinishedRelease,
  path: string,
  content: string,
  cacheControl: string,
): StaticFile {
  return {
    name: `${path.slice(1)}.html`,
    path,
    headers: baseHeaders(release, security, cacheControl),
    content,
  };
}

/** The headers of an ordinary page. */
export function usualHeaders({ release, security }: Omit<ReleaseFolder, 'clientFolder'>): HeaderTable {
  return baseHeaders(release, security, pageCacheControl);
}

function baseHeaders({ build }: Release, security: HeaderTable, cacheControl: string): HeaderTable {
  return { ...security, 'cache-control': cacheControl, 'server-timing': serverTimingHeader(build) };
}

/** Yields the files with which the worker renders search results. */
export async function* searchFiles(finished: FinishedRelease): AsyncIterable<StaticFile> {
  const { release, security } = finished;
  for (const locale of localeCodes) {
    const query = `?${new URLSearchParams({ q: placeholderQuery })}`;
    const template = await renderedHtml(finished, searchPath(locale) + query);
    yield pageFile(finished, searchTemplateFile(locale), template, queryCacheControl);
    const path = searchPartsFile(locale);
    const headers = baseHeaders(release, security, queryCacheControl);
    yield { name: path.slice(1), path, headers, content: JSON.stringify(searchParts(release, locale)) };
  }
}

function searchParts({ siteUrl, asOf }: Release, locale: LocaleCode): SearchParts {
  const view = composePage(searchPath(locale), siteUrl)?.view;
  if (view?.page.kind !== 'search') throw new Error(`There is no search in "${locale}".`);
  const { search, error } = view.messages;
  return {
    locale,
    file: composeSearchFile(openedSite().catalog, locale, asOf),
    messages: { search, error },
    menu: view.frame.menu,
    ways: view.page.answer.suggestedPages,
  };
}

/** A response to a query, with the address of the request. */
export interface AnswerFile extends StaticFile {
  readonly address: string;
}

const endingOf: Readonly<Record<LinkedAnswerKind, string>> = { choice: '', tool: '', calendar: '.ics' };

/**
 * Returns the files of responses to queries. Each kind has its own folder, because all files in a folder have the same
 * headers.
 */
export function answerFiles(finished: FinishedRelease, answers: readonly LinkedAnswer[]): AnswerFile[] {
  const { release, security } = finished;
  return answers.map(({ address, kind, text }, place) => {
    const path = `/_answers/${kind}/${place}${endingOf[kind]}`;
    if (kind !== 'calendar') {
      return {
        address,
        ...pageFile(finished, path, text, kind === 'choice' ? pageCacheControl : queryCacheControl),
      };
    }
    const headers = {
      ...baseHeaders(release, security, queryCacheControl),
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment',
      'x-robots-tag': 'noindex',
    };
    return { address, name: path.slice(1), path, headers, content: text };
  });
}

/**
 * Returns pages of tools for queries without a written response. Each page continues in the browser, and has a notice for
 * readers without scripts.
 */
export function toolFallbackFiles(finished: FinishedRelease, pages: readonly StaticFile[]): AnswerFile[] {
  const tools = new Set(finished.release.routes.withQuery['shared-without-query']);
  return pages
    .filter(({ path, content }) => tools.has(path) && String(content).includes(' data-island='))
    .map(({ path, content }, place) => {
      const notice = finished.parts.needsScripts(parseLocalizedPath(path).locale);
      const html = withMain(String(content), (main) => notice + main);
      return { address: path, ...pageFile(finished, `/_answers/any/${place}`, html, queryCacheControl) };
    });
}
