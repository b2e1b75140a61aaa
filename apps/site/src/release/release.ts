import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import type { RootSettings } from '@vpn-site/core/locale/root-target.ts';
import type { ExpiryTable } from '@vpn-site/core/provider/expiring.ts';
import type { PageRoutes } from '@vpn-site/core/route/caching.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import type { FirstSheet } from '#head/first-screen.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the build, and its compressed variants. */
export interface ReleaseFile {
  /** The path relative to dist/client. */
  readonly file: string;
  /** The hash of the content, so that every replica sends the same ETag. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  /** The number of bytes of the plain file, then of each encoding; missing in older builds. */
  readonly sizes?: readonly number[] | undefined;
  /**
   * The last day on which new releases include the file. Only for files of an earlier release that open pages still need.
   */
  readonly until?: string | undefined;
}

/** The content of dist/release.json: everything that the server may send. */
export interface Release extends RootSettings {
  readonly siteUrl: string;
  /** The id of this build. The same files always have the same id. */
  readonly build: string;
  /** The day for which all pages of this release compute the age of facts, including pages rendered on request. */
  readonly asOf: Day;
  readonly analyticsKey?: string | undefined;
  /** Whether browsers may use the public icon service. */
  readonly publicIcons?: boolean | undefined;
  /** Whether pages report views to this server. */
  readonly countsViews?: boolean | undefined;
  /** Whether pages say that clicks are counted; older builds always do. */
  readonly countsClicks?: boolean | undefined;
  /** Whether search engines may index the site. If false, every response tells them not to. */
  readonly indexable?: boolean | undefined;
  readonly files: readonly ReleaseFile[];
  /** The critical CSS of pages; missing in older builds. */
  readonly firstSheets?: readonly FirstSheet[] | undefined;
  /** The days on which facts become stale; missing in older builds. */
  readonly factExpiry?: ExpiryTable | undefined;
  /** Addresses that are more than a file: pages that the server renders, and pages that read their query. */
  readonly routes: PageRoutes;
  /** The 301 redirects. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** The provider ids that a selection may contain. */
  readonly providers: readonly string[];
}

export function readRelease(folder: string): Release {
  const release = parsedRelease(folder);
  if (release === undefined) {
    throw new ConfigError(`There is no finished build in ${folder}: run "npm run build" first.`);
  }
  const { asOf = '', routes } = release;
  const missing = isDay(asOf) ? 'routes' : 'day';
  if (!isDay(asOf) || !routes?.pairs) {
    throw new ConfigError(
      `The build in ${folder} has no ${missing}, so an older version made it: run "npm run build" again.`,
    );
  }
  return { ...release, asOf, routes };
}

function parsedRelease(folder: string): (Omit<Release, 'asOf' | 'routes'> & Partial<Release>) | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
  } catch {
    return undefined;
  }
}
