import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageSize } from '#domain/image/image-variants.ts';
import { memoize } from '#domain/memo/memoize.ts';
import { imageSize } from './image-size.ts';

const imageFolder = 'content';
/** '/images/router-menu.png', folders allowed. Lower case: addresses of the site have no other form. */
const imagePath = /^\/images(?:\/[a-z0-9][a-z0-9-]*)+\.(?:png|jpe?g|webp)$/;

/** Where the image of an address lies, from the root of the project; undefined when no image can have the address. */
export function imageFile(path: string): string | undefined {
  return imagePath.test(path) ? `${imageFolder}${path}` : undefined;
}

/** Sizes of images by address. Files are read once; a link to a file elsewhere is no image of this site. */
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
