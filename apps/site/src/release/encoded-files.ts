import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, createGunzip, gunzip } from 'node:zlib';
import { contentHash, streamedHash } from './content-hash.ts';
import type { Encoding, ReleaseFile } from './release.ts';

/** A file as it is sent: in one encoding, or plain. */
export interface EncodedFile {
  readonly encoding: Encoding | undefined;
  readonly body: Buffer;
}

interface IntactFile {
  readonly body: Buffer;
  /** The decoded content. */
  readonly content: Buffer;
}

const decoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

const streamDecoders: Readonly<Record<Encoding, () => Transform>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
};

export const encodingsOf = ({ encodings }: ReleaseFile): readonly (Encoding | undefined)[] => [
  undefined,
  ...encodings,
];

/**
 * Reads a file in the requested encoding. If that file is damaged, returns the plain content, decoded from another encoding
 * if necessary. Throws if no encoding is intact, because an error is better than half a page that claims to be complete.
 */
export async function readEncodedFile(
  folder: string,
  file: ReleaseFile,
  wanted: Encoding | undefined,
): Promise<EncodedFile> {
  const requested = await readIntactFile(folder, file, wanted);
  if (requested) return { encoding: wanted, body: requested.body };
  for (const other of encodingsOf(file)) {
    const intact = other === wanted ? undefined : await readIntactFile(folder, file, other);
    if (intact) return { encoding: undefined, body: intact.content };
  }
  throw new Error(`${file.file} is missing or damaged in every form: install the release again.`);
}

/** Reads a file; undefined if it is missing or its content differs from the build. */
async function readIntactFile(
  folder: string,
  file: ReleaseFile,
  encoding: Encoding | undefined,
): Promise<IntactFile | undefined> {
  try {
    const body = await readFile(join(folder, encodedFileName(file.file, encoding)));
    const content = encoding ? await decoders[encoding](body) : body;
    return contentHash(content) === file.hash ? { body, content } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an encoded file exists and has the size that the build recorded. Without a recorded size, the file only has to
 * exist.
 */
export function hasExpectedSize(folder: string, file: ReleaseFile, encoding: Encoding | undefined): boolean {
  const found = statSync(join(folder, encodedFileName(file.file, encoding)), { throwIfNoEntry: false });
  const size = file.sizes?.[encodingsOf(file).indexOf(encoding)];
  return found !== undefined && (size === undefined || found.size === size);
}

/**
 * Whether an encoded file has the content that the build wrote. It reads a stream, because the sitemap of a large site has
 * tens of megabytes.
 */
export async function isIntact(
  folder: string,
  file: ReleaseFile,
  encoding: Encoding | undefined,
): Promise<boolean> {
  const body = createReadStream(join(folder, encodedFileName(file.file, encoding)));
  try {
    const hash = await (encoding
      ? pipeline(body, streamDecoders[encoding](), streamedHash)
      : pipeline(body, streamedHash));
    return hash === file.hash;
  } catch {
    return false;
  }
}

export function encodedFileName(file: string, encoding: Encoding | undefined): string {
  if (encoding === undefined) return file;
  return `${file}.${encoding === 'gzip' ? 'gz' : encoding}`;
}
