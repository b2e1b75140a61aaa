import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copyDist, type DistCopy } from '../../tests/e2e/harness/dist-copy.ts';
import { pageFile } from './page-kinds.ts';

/** The build with these pages made bare, for the same server with the same compression. */
export function copyBareDist(paths: readonly string[]): DistCopy {
  const copy = copyDist();
  for (const path of paths) {
    const file = join(copy.folder, 'client', pageFile(path));
    const html = barePage(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return copy;
}

/**
 * The bare page: the same document without anything that makes a browser fetch or run more, images among it. Words,
 * markup and the data for machines stay, since they are the page itself.
 */
function barePage(html: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<link rel="(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replaceAll(/<(?:img|source) [^>]*>/g, '');
}
