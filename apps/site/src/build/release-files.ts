import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectPath } from '@vpn-site/content/project-path.ts';
import { contentHash } from '#release/content-hash.ts';
import { encodedFileName } from '#release/encoded-files.ts';
import { inBatches } from '#release/in-batches.ts';
import type { ReleaseFile } from '#release/release.ts';
import { fileAddress } from '#release/site-files.ts';
import type { BuildCache } from './build-cache.ts';

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
const filesAtOnce = 16;
/** Types of files that programs read, or that a script loads only on request. */
const forPrograms = new Set(['.json', '.xml', '.txt', '.csv', '.md']);
/**
 * Brotli levels by demand. A comparison of 200 KB takes 370 ms at level 11, 110 ms at 10 and 6 ms at 6. Its compressed size
 * grows by 2% from level 11 to 10, and by 9% from 10 to 6. With more than `maxFilesAtBest` files, the best level alone
 * would take an hour in a clean build. A file of more than `maxBytesAtBest` is a sitemap or an index for machines.
 */
const qualities = { often: constants.BROTLI_MAX_QUALITY, sometimes: 10, seldom: 6 };
const maxFilesAtBest = 3000;
const maxBytesAtBest = 2_000_000;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The demand for a file: how often readers request it. */
export type FileDemand = keyof typeof qualities;

interface ReleaseDemands {
  /** Demand of individual pages, by address. */
  readonly known: ReadonlyMap<string, FileDemand>;
  /** Demand of all other pages and data. */
  readonly others: FileDemand;
}

/**
 * Writes a .br and a .gz file next to every text file. Returns a description of every file, for the server. Files that many
 * pages share count as requested often.
 */
export async function compressReleaseFiles(
  clientFolder: string,
  cache: BuildCache,
  demands: ReleaseDemands,
  filesAtBest = maxFilesAtBest,
): Promise<ReleaseFile[]> {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => projectPath(clientFolder, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .toSorted();
  const texts = files.filter((file) => compressible.has(extname(file)));
  const maxBytes = texts.length > filesAtBest ? 0 : maxBytesAtBest;
  const described = await inBatches(files, filesAtOnce, (file) =>
    writeVariants(clientFolder, file, cache, (bytes) =>
      bytes > maxBytes ? qualities.seldom : qualities[demandOf(file, demands)],
    ),
  );
  cache.forgetUnused();
  return described;
}

function demandOf(file: string, { known, others }: ReleaseDemands): FileDemand {
  const isShared = extname(file) !== '.html' && !forPrograms.has(extname(file));
  return known.get(fileAddress(file)) ?? (isShared ? 'often' : others);
}

async function writeVariants(
  folder: string,
  file: string,
  cache: BuildCache,
  qualityFor: (bytes: number) => number,
): Promise<ReleaseFile> {
  const path = join(folder, file);
  const content = await readFile(path);
  const hash = contentHash(content);
  if (!compressible.has(extname(file))) return { file, hash, encodings: [], sizes: [content.length] };
  const quality = qualityFor(content.length);
  const [brotlied, zipped] = await Promise.all([
    cache.get(`${hash}.${quality}.br`, () => brotli(content, quality)),
    cache.get(`${hash}.gz`, () => gzipped(content)),
  ]);
  await Promise.all([
    writeFile(encodedFileName(path, 'br'), brotlied),
    writeFile(encodedFileName(path, 'gzip'), zipped),
  ]);
  const sizes = [content.length, brotlied.length, zipped.length];
  return { file, hash, encodings: ['br', 'gzip'], sizes };
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window no larger than the content gives the same bytes in two thirds of the time.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(content.length + 16)))),
    },
  });
}

function gzipped(content: Buffer): Promise<Buffer> {
  return compressGzip(content, { level: constants.Z_BEST_COMPRESSION });
}
