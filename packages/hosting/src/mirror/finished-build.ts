import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { fileAddress } from '@vpn-site/site/release/site-files.ts';
import { isMirroredAsset, mirrorFile, pagePath } from './mirror-file.ts';
import type { MirroredPage, MirroredSite } from './resolve-address.ts';

/** The parts of a build that a mirror uses. */
export interface FinishedBuild extends MirroredSite {
  readonly id: string;
  /** The day for which the pages show facts. */
  readonly day: string;
  readonly pages: readonly MirroredPage[];
  /** The number of pages that the build did not write, because the server renders them on request. */
  readonly unwritten: number;
  readonly read: (address: string) => Buffer;
}

interface PublishedProviders {
  readonly asOf: string;
  readonly providers: readonly { readonly id: string; readonly website: string }[];
}

export function readFinishedBuild(dist: string): FinishedBuild {
  const release = readRelease(dist);
  const { siteUrl, build, files } = release;
  const sources = new Map(files.map(({ file }) => [fileAddress(file), file]));
  const read = (address: string) => readFileSync(join(dist, 'client', sources.get(address) ?? ''));
  const { asOf, providers } = JSON.parse(String(read('/data/v1/providers.json'))) as PublishedProviders;
  const pages = files
    .flatMap(({ file }) => pagePath(file) ?? [])
    .toSorted()
    .map((path) => ({ path, file: mirrorFile(path) }));
  const parts = files.flatMap(({ file }) =>
    isMirroredAsset(file) ? [[fileAddress(file), file] as const] : [],
  );
  return {
    siteUrl,
    id: build,
    day: asOf,
    pages,
    unwritten: [...renderedPaths(release)].length,
    files: new Map([...pages.map(({ path, file }) => [path, file] as const), ...parts]),
    websites: new Map(providers.map(({ id, website }) => [id, website])),
    read,
  };
}
