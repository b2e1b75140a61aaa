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
export interface FileForm {
  readonly encoding: Encoding | undefined;
  readonly body: Buffer;
}

interface SoundForm {
  readonly body: Buffer;
  /** What it decodes to. */
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

export const formsOf = ({ encodings }: ReleaseFile): readonly (Encoding | undefined)[] => [
  undefined,
  ...encodings,
];

/**
 * The form that was asked for, or, where a disk or a careless hand has damaged it, the plain content from another one.
 * Throws where no form is what the build wrote: an error is better than half a page that says it is whole.
 */
export async function readForm(
  folder: string,
  file: ReleaseFile,
  wanted: Encoding | undefined,
): Promise<FileForm> {
  const asked = await readSoundForm(folder, file, wanted);
  if (asked) return { encoding: wanted, body: asked.body };
  for (const other of formsOf(file)) {
    const sound = other === wanted ? undefined : await readSoundForm(folder, file, other);
    if (sound) return { encoding: undefined, body: sound.content };
  }
  throw new Error(`${file.file} is missing or damaged in every form: install the release again.`);
}

/** undefined where the form is missing or its content is not what the build wrote. */
async function readSoundForm(
  folder: string,
  file: ReleaseFile,
  encoding: Encoding | undefined,
): Promise<SoundForm | undefined> {
  try {
    const body = await readFile(join(folder, formName(file.file, encoding)));
    const content = encoding ? await decoders[encoding](body) : body;
    return contentHash(content) === file.hash ? { body, content } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a form is there and as long as the build wrote it, or as far as that is known. */
export function hasFormSize(folder: string, file: ReleaseFile, encoding: Encoding | undefined): boolean {
  const found = statSync(join(folder, formName(file.file, encoding)), { throwIfNoEntry: false });
  const size = file.sizes?.[formsOf(file).indexOf(encoding)];
  return found !== undefined && (size === undefined || found.size === size);
}

/** Whether a form holds what the build wrote. Read in pieces: a sitemap of a large site has tens of megabytes. */
export async function isSoundForm(
  folder: string,
  file: ReleaseFile,
  encoding: Encoding | undefined,
): Promise<boolean> {
  const body = createReadStream(join(folder, formName(file.file, encoding)));
  try {
    const hash = await (encoding
      ? pipeline(body, streamDecoders[encoding](), streamedHash)
      : pipeline(body, streamedHash));
    return hash === file.hash;
  } catch {
    return false;
  }
}

/** The name of the file that holds a form. */
export function formName(file: string, encoding: Encoding | undefined): string {
  if (encoding === undefined) return file;
  return `${file}.${encoding === 'gzip' ? 'gz' : encoding}`;
}
