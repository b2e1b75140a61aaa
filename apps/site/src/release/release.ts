import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import type { RootSettings } from '@vpn-site/core/locale/root-target.ts';
import type { ExpiryTable } from '@vpn-site/core/provider/expiring.ts';
import type { PageRoutes } from '@vpn-site/core/route/caching.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import type { FirstSheet } from '#head/first-screen.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the build and its compressed variants beside it. */
export interface ReleaseFile {
  /** Relative to dist/client. */
  readonly file: string;
  /** Hash of the content, so that every replica sends the same ETag. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  /** Bytes of the plain file, then of each encoding; missing in older builds. */
  readonly sizes?: readonly number[] | undefined;
  /** For a file of an earlier release that open pages still need: the last day on which a new release includes it. */
  readonly until?: string | undefined;
}

/** The content of dist/release.json: everything that may be served. */
export interface Release extends RootSettings {
  readonly siteUrl: string;
  /** The id of this build; the same files always have the same id. */
  readonly build: string;
  /** The day on which all pages of this release judge their facts, including those rendered on demand. */
  readonly asOf: Day;
  readonly analyticsKey?: string | undefined;
  /** Whether browsers may use the public icon service. */
  readonly publicIcons?: boolean | undefined;
  /** Whether pages report views to this server. */
  readonly countsViews?: boolean | undefined;
  /** If false, every response tells search engines not to index it. */
  readonly indexable?: boolean | undefined;
  readonly files: readonly ReleaseFile[];
  /** The critical CSS of pages; missing in older builds. */
  readonly firstSheets?: readonly FirstSheet[] | undefined;
  /** The days on which facts become stale; missing in older builds. */
  readonly factExpiry?: ExpiryTable | undefined;
  /** The addresses that need more than sending a file: pages that the server renders, and pages that read their query. */
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
