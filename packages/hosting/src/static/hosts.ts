import { join } from 'node:path';
import { defaultLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath, localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffSegment } from '@vpn-site/core/outbound/hand-off.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { searchPath } from '@vpn-site/site/search/search-query.ts';
import type { WorkerEntry } from './bundle-worker.ts';

export const hostNames = ['cloudflare', 'netlify'] as const;
export type HostName = (typeof hostNames)[number];

/** A redirect in the format of both hosts. */
export interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 404;
}

/** The differences between hosts. */
export interface StaticHost {
  readonly worker: WorkerEntry;
  /** The path of the worker, relative to the output folder. */
  readonly workerFile: string;
  /** Whether a rule of `_headers` can remove a header that a wider rule has set. */
  readonly canRemoveHeaders: boolean;
  /** The documented limits of the host, if any. */
  readonly limits: Partial<HostLimits>;
  /** Redirects that only this host needs, in addition to the redirects of the site. */
  readonly hostRedirects: readonly WrittenRedirect[];
  /**
   * Returns the settings with which the host stores clicks in a database; undefined if the worker counts none there. The name
   * is that of the site.
   */
  readonly clickSettings?: (
    name: string,
    database: string,
  ) => { readonly name: string; readonly content: string };
  /** Returns the file with the addresses to which the worker responds. */
  readonly routesFile: (addresses: WorkerAddresses) => { readonly name: string; readonly content: string };
}

export interface HostLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly headerRules: number;
  readonly redirects: number;
  /** The max number of addresses and folders to which the worker may respond. */
  readonly workerRoutes: number;
}

export interface WorkerAddresses {
  readonly exactPaths: readonly string[];
  /** Folders of hand-off pages. Each page has an address below it that redirects the reader. */
  readonly handOffFolders: readonly string[];
  /** Folders in which the worker responds to every address. */
  readonly wholeFolders: readonly string[];
}

const megabyte = 1024 * 1024;
const worker = (file: string) => join(import.meta.dirname, 'worker', file);

export const hosts: Readonly<Record<HostName, StaticHost>> = {
  cloudflare: {
    worker: { module: worker('cloudflare.ts'), factory: 'cloudflareWorker' },
    workerFile: 'public/_worker.js',
    canRemoveHeaders: true,
    limits: { files: 20_000, fileBytes: 25 * megabyte, headerRules: 100, redirects: 2000, workerRoutes: 100 },
    // Cloudflare looks for the nearest 404.html itself.
    hostRedirects: [],
    routesFile: ({ exactPaths: exact, handOffFolders: handOffs, wholeFolders: below }) => ({
      name: 'public/_routes.json',
      content: JSON.stringify({
        version: 1,
        include: [...exact, ...[...handOffs, ...below].map((folder) => `${folder}/*`)],
        exclude: [],
      }),
    }),
    clickSettings: (name, database) => ({
      name: 'wrangler.toml',
      content: [
        `name = ${JSON.stringify(name)}`,
        'pages_build_output_dir = "public"\ncompatibility_date = "2026-01-01"\n',
        `[[d1_databases]]\nbinding = "CLICKS"\ndatabase_name = "clicks"\ndatabase_id = ${JSON.stringify(database)}\n`,
      ].join('\n'),
    }),
  },
  netlify: {
    worker: { module: worker('netlify.ts'), factory: 'netlifyFunction' },
    workerFile: 'edge-functions/site.js',
    canRemoveHeaders: false,
    limits: {},
    hostRedirects: localeCodes
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => ({
        from: `${homePath(locale)}/*`,
        to: `${localizedPath(locale, '404')}.html`,
        status: 404,
      })),
    routesFile: ({ exactPaths: exact, handOffFolders: handOffs, wholeFolders: below }) => ({
      name: 'netlify.toml',
      content: [
        '[build]\npublish = "public"\nedge_functions = "edge-functions"\n',
        ...[
          ...exact,
          ...handOffs.map((folder) => `${folder}/:vpn/continue`),
          ...below.map((folder) => `${folder}/*`),
        ].map((path) => `[[edge_functions]]\nfunction = "site"\npath = ${JSON.stringify(path)}\n`),
      ].join('\n'),
    }),
  },
};

/** Returns all addresses that a static file cannot serve. */
export function workerAddresses(
  { routes }: Pick<Release, 'routes'>,
  answered: Iterable<string>,
): WorkerAddresses {
  const { choice, 'shared-without-query': tools } = routes.withQuery;
  const calendars = new Set([...answered].map(withoutQuery).filter((path) => path.endsWith('.ics')));
  return {
    exactPaths: ['/', ...localeCodes.map(searchPath), ...choice, ...tools, ...calendars],
    handOffFolders: localeCodes.map((locale: LocaleCode) => localizedPath(locale, handOffSegment)),
    wholeFolders: ['/api/_nuxt_icon'],
  };
}

function withoutQuery(address: string): string {
  return address.split('?')[0] ?? address;
}

export function redirectsFile(redirects: readonly WrittenRedirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
