import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '#server/release.ts';
import { BuildCache } from './build-cache.ts';
import { contentHash } from './content-hash.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.csv',
  '.md',
  '.webmanifest',
]);
/** A few at a time: zlib works in Node's thread pool, and memory stays flat however many pages there are. */
const filesAtOnce = 16;
/**
 * Past this size, in bytes, a file is a sitemap or an index that machines read: the last twentieth of compression is not
 * worth a minute for each.
 */
const largeFile = 2_000_000;
const largeFileQuality = 9;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a .br and a .gz beside every text file and describes all files, for the server to serve as they are. */
export async function writeReleaseFiles(clientFolder: string, cacheFolder: string): Promise<ReleaseFile[]> {
  const cache = new BuildCache(cacheFolder);
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .toSorted();
  const described: ReleaseFile[] = [];
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const batch = files.slice(start, start + filesAtOnce);
    described.push(...(await Promise.all(batch.map((file) => writeForms(clientFolder, file, cache)))));
  }
  cache.forgetUnused();
  return described;
}

async function writeForms(folder: string, file: string, cache: BuildCache): Promise<ReleaseFile> {
  const path = join(folder, file);
  const content = await readFile(path);
  const hash = contentHash(content);
  if (!compressible.has(extname(file))) return { file, hash, encodings: [] };
  await Promise.all([
    cache.get(`${hash}.br`, () => brotli(content)).then((form) => writeFile(`${path}.br`, form)),
    cache.get(`${hash}.gz`, () => gzipped(content)).then((form) => writeFile(`${path}.gz`, form)),
  ]);
  return { file, hash, encodings: ['br', 'gzip'] };
}

function brotli(content: Buffer): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        content.length > largeFile ? largeFileQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window no larger than the content: the same bytes come out, a third sooner.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(content.length + 16)))),
    },
  });
}

function gzipped(content: Buffer): Promise<Buffer> {
  return compressGzip(content, { level: constants.Z_BEST_COMPRESSION });
}
