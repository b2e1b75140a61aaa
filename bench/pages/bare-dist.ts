import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copyDist, type DistCopy } from '../../tests/e2e/harness/dist-copy.ts';
import { barePage } from './bare-page.ts';
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
