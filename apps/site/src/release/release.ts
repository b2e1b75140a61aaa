import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import type { RootSettings } from '@vpn-site/core/locale/root-target.ts';
import type { ExpiryTable } from '@vpn-site/core/provider/expiring.ts';
import type { PageRoutes } from '@vpn-site/core/route/caching.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import type { FirstSheet } from '#head/first-screen.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the build and the compressed variants that lie beside it. */
export interface ReleaseFile {
  /** From dist/client. */
  readonly file: string;
  /** Of the content, so that every replica answers with the same ETag. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  /** In bytes, of the plain file and then of each encoding; an older build does not say. */
  readonly sizes?: readonly number[] | undefined;
  /** Of an earlier release, for pages that are still open: the last day on which a new release takes it along. */
  readonly until?: string | undefined;
}

/** What a build wrote into dist/release.json: the whole of what may be served. */
export interface Release extends RootSettings {
  readonly siteUrl: string;
  /** Names this build: the same files have the same id, whoever builds them. */
  readonly build: string;
  /** The day on which every page of this release judges its facts, those rendered on demand included. */
  readonly asOf: Day;
  readonly analyticsKey?: string | undefined;
  /** Whether browsers may ask the public icon service. */
  readonly publicIcons?: boolean | undefined;
  /** Whether pages tell this server that they were opened. */
  readonly countsViews?: boolean | undefined;
  /** false: search engines are told on every response to leave it alone. */
  readonly indexable?: boolean | undefined;
  readonly files: readonly ReleaseFile[];
  /** What pages are drawn with before their style sheets arrive; an older build has none. */
  readonly firstSheets?: readonly FirstSheet[] | undefined;
  /** When facts go out of date; an older build does not say. */
  readonly factExpiry?: ExpiryTable | undefined;
  /** The addresses that are not simply files. */
  readonly routes: PageRoutes;
  /** Addresses that redirect with 301, and where they lead. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** The ids that a choice of providers may name. */
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
