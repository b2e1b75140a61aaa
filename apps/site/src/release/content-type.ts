import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Matches the path of an image variant. The path ends with the name of the source image, so the format is in its first
 * modifier.
 */
const variant = /^_ipx\/f_(?<format>[a-z]+)&/;

/** Content types for feed readers, which are more specific than those of the extension. */
const feeds: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)(?:feed|feeds\/[^/]+)\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/(?:^|\/)rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/(?:^|\/)feed\.json$/, 'application/feed+json; charset=utf-8'],
];

export function contentType(file: string): string {
  const [, feed] = feeds.find(([pattern]) => pattern.test(file)) ?? [];
  if (feed !== undefined) return feed;
  if (file.endsWith('SHA256SUMS')) return 'text/plain; charset=utf-8';
  const format = variant.exec(file)?.groups?.format;
  return types[format === undefined ? extname(file) : `.${format}`] ?? 'application/octet-stream';
}
