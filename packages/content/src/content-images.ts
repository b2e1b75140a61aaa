import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isImagePath } from '@vpn-site/core/image/image-name.ts';
import type { ImageSize } from '@vpn-site/core/image/image-variants.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { projectPath } from './project-path.ts';

const imageFolder = 'content';

/** Returns the path of an image from the project root; undefined if no image can have the address. */
export function imageFile(path: string): string | undefined {
  return isImagePath(path) ? `${imageFolder}${path}` : undefined;
}

/**
 * Returns the images in content/images by the addresses that authors write. It skips files that begin with a dot, because
 * they belong to the operating system.
 */
export function readImagePaths(root: string): string[] {
  const folder = join(root, imageFolder, 'images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => projectPath(join(root, imageFolder), join(entry.parentPath, entry.name)))
    .map((path) => `/${path}`)
    .toSorted();
}

/**
 * Returns a function that looks up image sizes by address. It reads each file once. A symbolic link does not count as an
 * image.
 */
export function readImageSizes(root: string): (path: string) => ImageSize | undefined {
  return memoize(
    (path) => path,
    (path: string) => readSize(root, path),
  );
}

function readSize(root: string, path: string): ImageSize | undefined {
  const file = imageFile(path);
  if (file === undefined) return undefined;
  const found = lstatSync(join(root, file), { throwIfNoEntry: false });
  return found?.isFile() ? imageSize(readFileSync(join(root, file))) : undefined;
}

/** Reads width and height from the header of a complete PNG, JPEG or WebP file; undefined for anything else. */
export function imageSize(file: Buffer): ImageSize | undefined {
  try {
    if (isCutShort(file)) return undefined;
    return pngSize(file) ?? jpegSize(file) ?? webpSize(file);
  } catch (error) {
    // A file that ends too early is not an image.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngEnd = Buffer.from('IEND');
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Whether a file is truncated. An interrupted download has its header but not its end. */
function isCutShort(file: Buffer): boolean {
  if (file.readUInt8(0) === 0x89) return !file.includes(pngEnd);
  if (file.readUInt8(0) === 0xff) return !file.includes(jpegEnd);
  return file.readUInt32LE(4) + 8 > file.length;
}

function pngSize(file: Buffer): ImageSize | undefined {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/**
 * Returns the size of a JPEG. It reads the segments up to the start of the frame (markers C0 to CF, except three with other
 * meanings), which contains the size.
 */
function jpegSize(file: Buffer): ImageSize | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (file.readUInt8(at) === 0xff) {
    const marker = file.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(file: Buffer): ImageSize | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
