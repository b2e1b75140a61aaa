import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sum } from '@vpn-site/core/scoring/full-score.ts';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import type { Release } from '@vpn-site/site/release/release.ts';

/** Measurements of a build's output. Sizes are in bytes. */
export interface OutputSizes {
  readonly written: number;
  readonly onDemand: readonly string[];
  readonly raw: number;
  readonly brotli: number;
  readonly pictures: { readonly count: number; readonly bytes: number };
  readonly largestPage: number;
  readonly releaseFile: number;
  /** The size of the search index in the language with the largest index. */
  readonly search: { readonly raw: number; readonly brotli: number };
  readonly sitemaps: { readonly count: number; readonly largest: number };
}

export function measureOutput(folder: string): OutputSizes {
  const client = join(folder, 'dist/client');
  const releasePath = join(folder, 'dist/release.json');
  const release = JSON.parse(readFileSync(releasePath, 'utf8')) as Release;
  const sizes = new Map(
    globSync('**/*', { cwd: client, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(client.length + 1), statSync(path).size]),
  );
  const sizesOf = (pattern: RegExp) =>
    [...sizes].flatMap(([file, size]) => (pattern.test(file) ? [size] : []));
  const pages = sizesOf(/\.html$/);
  const pictures = sizesOf(/^_og\//);
  const sitemaps = sizesOf(/sitemap[^/]*\.xml$/);
  return {
    written: pages.length,
    onDemand: [...renderedPaths(release)],
    raw: sum(sizesOf(/(?<!\.br|\.gz)$/)),
    brotli: sum(sizesOf(/\.br$/)),
    pictures: { count: pictures.length, bytes: sum(pictures) },
    largestPage: Math.max(...pages),
    releaseFile: statSync(releasePath).size,
    search: {
      raw: Math.max(...sizesOf(/^_search\/.*\.json$/)),
      brotli: Math.max(...sizesOf(/^_search\/.*\.json\.br$/)),
    },
    sitemaps: { count: sitemaps.length, largest: Math.max(...sitemaps) },
  };
}
