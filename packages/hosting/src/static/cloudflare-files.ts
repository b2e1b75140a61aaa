import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffSegment } from '@vpn-site/core/outbound/hand-off.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { searchPath } from '@vpn-site/site/search/search-query.ts';

interface WrittenFile {
  readonly name: string;
  readonly content: string;
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

/** The documented limits of Cloudflare Pages. */
export const hostLimits: HostLimits = {
  files: 20_000,
  fileBytes: 25 * megabyte,
  headerRules: 100,
  redirects: 2000,
  workerRoutes: 100,
};

/** Returns the file with the addresses to which the worker responds. */
export function routesFile({ exactPaths, handOffFolders, wholeFolders }: WorkerAddresses): WrittenFile {
  const folders = [...handOffFolders, ...wholeFolders];
  const include = [...exactPaths, ...folders.map((folder) => `${folder}/*`)];
  return { name: 'public/_routes.json', content: JSON.stringify({ version: 1, include, exclude: [] }) };
}

/** Returns the settings with which Cloudflare stores clicks in a database. The name is that of the site. */
export function clickSettings(name: string, database: string): WrittenFile {
  const content = [
    `name = ${JSON.stringify(name)}`,
    'pages_build_output_dir = "public"\ncompatibility_date = "2026-01-01"\n',
    `[[d1_databases]]\nbinding = "CLICKS"\ndatabase_name = "clicks"\ndatabase_id = ${JSON.stringify(database)}\n`,
  ].join('\n');
  return { name: 'wrangler.toml', content };
}

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

/** Returns the file with permanent redirects. */
export function redirectsFile(redirects: readonly (readonly [from: string, to: string])[]): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
