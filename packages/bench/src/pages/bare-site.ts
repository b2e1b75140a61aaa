import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { contentHash } from '@vpn-site/site/release/content-hash.ts';
import { type ReleaseFile, readRelease } from '@vpn-site/site/release/release.ts';
import { pageFile } from './measured-pages.ts';

/** Copies the build with these pages reduced to bare ones, for the same server with the same compression. */
export function copyBareDist(paths: readonly string[]): DistCopy {
  const copy = copyDist();
  const bare = new Set(paths.map((path) => pageFile(path).slice(1)));
  const { files } = readRelease(copy.folder);
  // The server sends a compressed variant only if it matches the one in the release.
  copy.change({ files: files.map((file) => (bare.has(file.file) ? writeBare(copy.folder, file) : file)) });
  return copy;
}

function writeBare(folder: string, { file }: ReleaseFile): ReleaseFile {
  const path = join(folder, 'client', file);
  const html = Buffer.from(barePage(readFileSync(path, 'utf8')));
  const forms = { '': html, '.br': brotliCompressSync(html), '.gz': gzipSync(html) };
  for (const [ending, body] of Object.entries(forms)) writeFileSync(path + ending, body);
  return {
    file,
    hash: contentHash(html),
    encodings: ['br', 'gzip'],
    sizes: Object.values(forms).map(({ length }) => length),
  };
}

/**
 * Returns the bare page: the same document without images and anything else that a browser would fetch or run. It has the
 * text, markup and structured data, because these are the page itself.
 */
function barePage(html: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(
      /<link rel="(?:stylesheet|expect|preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g,
      '',
    )
    .replaceAll(/<(?:img|source) [^>]*>/g, '');
}
