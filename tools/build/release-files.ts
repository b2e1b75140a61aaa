import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectPath } from '#catalog/project-path.ts';
import { contentHash } from '#server/content-hash.ts';
import { formName } from '#server/file-forms.ts';
import { inBatches } from '#server/in-batches.ts';
import type { ReleaseFile } from '#server/release.ts';
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
/** What programs read, or a script once a reader asks for it. */
const forPrograms = new Set(['.json', '.xml', '.txt', '.csv', '.md']);
/**
 * Level 11 takes ten times as long as level 9 and saves a tenth: 0.3 s for a comparison of 135 KB. Past so many files a
 * clean build would take an hour for that alone, and past so many bytes a file is a sitemap or an index for machines. Level 10
 * takes a third of the time of 11 and gives away a hundredth: for what is seldom asked for, and there is much of it.
 */
const maxFilesAtBest = 3000;
const maxBytesAtBest = 2_000_000;
const seldomQuality = 10;
const quickQuality = 9;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes a .br and a .gz beside every text file and describes all files, for the server to serve as they are. Each reader asks for few of
 * the files in `seldomAsked`.
 */
export async function writeReleaseFiles(
  clientFolder: string,
  cache: BuildCache,
  seldomAsked: ReadonlySet<string>,
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
      bytes > maxBytes ? quickQuality : levelOf(file, seldomAsked),
    ),
  );
  cache.forgetUnused();
  return described;
}

function levelOf(file: string, seldomAsked: ReadonlySet<string>): number {
  const isSeldomAsked = seldomAsked.has(file) || forPrograms.has(extname(file));
  return isSeldomAsked ? seldomQuality : constants.BROTLI_MAX_QUALITY;
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
  await Promise.all([writeFile(formName(path, 'br'), brotlied), writeFile(formName(path, 'gzip'), zipped)]);
  const sizes = [content.length, brotlied.length, zipped.length];
  return { file, hash, encodings: ['br', 'gzip'], sizes };
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window no larger than the content: the same bytes come out, a third sooner.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(content.length + 16)))),
    },
  });
}

function gzipped(content: Buffer): Promise<Buffer> {
  return compressGzip(content, { level: constants.Z_BEST_COMPRESSION });
}
